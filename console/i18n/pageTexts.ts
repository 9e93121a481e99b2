/** The texts of rarely opened pages: each is fetched with its page, not with the first view. */

/** The families of such texts. A family has one or several first words of keys. */
export type TextFamily =
  | 'workTable'
  | 'dataBoard'
  | 'collection'
  | 'cases'
  | 'settings'
  | 'help'
  | 'news'
  | 'search'
  | 'health'
  | 'proposals'
  | 'desk'
  | 'bulk'
  | 'columns'
  | 'richText'
  | 'files'
  | 'map'
  | 'records'
  | 'process'
  | 'palette'
  | 'signIn'
  | 'questions'
  | 'units'

type Loaders = Readonly<Record<TextFamily, () => Promise<{ readonly texts: object }>>>

export const pageTexts = {
  'zh-CN': {
    workTable: () => import('../locales/zh-CN/page/workTable.ts'),
    dataBoard: () => import('../locales/zh-CN/page/dataBoard.ts'),
    collection: () => import('../locales/zh-CN/page/collection.ts'),
    cases: () => import('../locales/zh-CN/page/cases.ts'),
    settings: () => import('../locales/zh-CN/page/settings.ts'),
    help: () => import('../locales/zh-CN/page/help.ts'),
    news: () => import('../locales/zh-CN/page/news.ts'),
    search: () => import('../locales/zh-CN/page/search.ts'),
    health: () => import('../locales/zh-CN/page/health.ts'),
    proposals: () => import('../locales/zh-CN/page/proposals.ts'),
    desk: () => import('../locales/zh-CN/page/desk.ts'),
    bulk: () => import('../locales/zh-CN/page/bulk.ts'),
    columns: () => import('../locales/zh-CN/page/columns.ts'),
    richText: () => import('../locales/zh-CN/page/richText.ts'),
    files: () => import('../locales/zh-CN/page/files.ts'),
    map: () => import('../locales/zh-CN/page/map.ts'),
    records: () => import('../locales/zh-CN/page/records.ts'),
    process: () => import('../locales/zh-CN/page/process.ts'),
    palette: () => import('../locales/zh-CN/page/palette.ts'),
    signIn: () => import('../locales/zh-CN/page/signIn.ts'),
    questions: () => import('../locales/zh-CN/page/questions.ts'),
    units: () => import('../locales/zh-CN/page/units.ts')
  },
  'zh-TW': {
    workTable: () => import('../locales/zh-TW/page/workTable.ts'),
    dataBoard: () => import('../locales/zh-TW/page/dataBoard.ts'),
    collection: () => import('../locales/zh-TW/page/collection.ts'),
    cases: () => import('../locales/zh-TW/page/cases.ts'),
    settings: () => import('../locales/zh-TW/page/settings.ts'),
    help: () => import('../locales/zh-TW/page/help.ts'),
    news: () => import('../locales/zh-TW/page/news.ts'),
    search: () => import('../locales/zh-TW/page/search.ts'),
    health: () => import('../locales/zh-TW/page/health.ts'),
    proposals: () => import('../locales/zh-TW/page/proposals.ts'),
    desk: () => import('../locales/zh-TW/page/desk.ts'),
    bulk: () => import('../locales/zh-TW/page/bulk.ts'),
    columns: () => import('../locales/zh-TW/page/columns.ts'),
    richText: () => import('../locales/zh-TW/page/richText.ts'),
    files: () => import('../locales/zh-TW/page/files.ts'),
    map: () => import('../locales/zh-TW/page/map.ts'),
    records: () => import('../locales/zh-TW/page/records.ts'),
    process: () => import('../locales/zh-TW/page/process.ts'),
    palette: () => import('../locales/zh-TW/page/palette.ts'),
    signIn: () => import('../locales/zh-TW/page/signIn.ts'),
    questions: () => import('../locales/zh-TW/page/questions.ts'),
    units: () => import('../locales/zh-TW/page/units.ts')
  },
  'en-US': {
    workTable: () => import('../locales/en-US/page/workTable.ts'),
    dataBoard: () => import('../locales/en-US/page/dataBoard.ts'),
    collection: () => import('../locales/en-US/page/collection.ts'),
    cases: () => import('../locales/en-US/page/cases.ts'),
    settings: () => import('../locales/en-US/page/settings.ts'),
    help: () => import('../locales/en-US/page/help.ts'),
    news: () => import('../locales/en-US/page/news.ts'),
    search: () => import('../locales/en-US/page/search.ts'),
    health: () => import('../locales/en-US/page/health.ts'),
    proposals: () => import('../locales/en-US/page/proposals.ts'),
    desk: () => import('../locales/en-US/page/desk.ts'),
    bulk: () => import('../locales/en-US/page/bulk.ts'),
    columns: () => import('../locales/en-US/page/columns.ts'),
    richText: () => import('../locales/en-US/page/richText.ts'),
    files: () => import('../locales/en-US/page/files.ts'),
    map: () => import('../locales/en-US/page/map.ts'),
    records: () => import('../locales/en-US/page/records.ts'),
    process: () => import('../locales/en-US/page/process.ts'),
    palette: () => import('../locales/en-US/page/palette.ts'),
    signIn: () => import('../locales/en-US/page/signIn.ts'),
    questions: () => import('../locales/en-US/page/questions.ts'),
    units: () => import('../locales/en-US/page/units.ts')
  }
} as const satisfies Readonly<Record<string, Loaders>>

/** Returns the function that fetches the texts of a family in a language. */
export const loaderOf = (locale: string, family: TextFamily): Loaders[TextFamily] =>
  (pageTexts[locale as keyof typeof pageTexts] ?? pageTexts['zh-CN'])[family]
