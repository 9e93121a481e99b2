/** The texts of pages that are opened seldom: each is fetched with its page, not with the first view. */

/** The first word of the keys of such texts. */
export type TextFamily = 'dataBoard' | 'collection' | 'cases'

type Loaders = Readonly<Record<TextFamily, () => Promise<{ readonly texts: object }>>>

export const pageTexts = {
  'zh-CN': {
    dataBoard: () => import('../locales/zh-CN/page/dataBoard.ts'),
    collection: () => import('../locales/zh-CN/page/collection.ts'),
    cases: () => import('../locales/zh-CN/page/cases.ts')
  },
  'zh-TW': {
    dataBoard: () => import('../locales/zh-TW/page/dataBoard.ts'),
    collection: () => import('../locales/zh-TW/page/collection.ts'),
    cases: () => import('../locales/zh-TW/page/cases.ts')
  },
  'en-US': {
    dataBoard: () => import('../locales/en-US/page/dataBoard.ts'),
    collection: () => import('../locales/en-US/page/collection.ts'),
    cases: () => import('../locales/en-US/page/cases.ts')
  }
} as const satisfies Readonly<Record<string, Loaders>>

/** Returns the function that fetches the texts of a family in a language. */
export const loaderOf = (locale: string, family: TextFamily): Loaders[TextFamily] =>
  (pageTexts[locale as keyof typeof pageTexts] ?? pageTexts['zh-CN'])[family]
