import type { Language, Messages } from '../lib/i18n.tsx'

/** Texts come in parts: `reading` with every page, the others with the first part of the page that needs them. */
export type TextPart = 'reading' | 'account' | 'centre' | 'writing'

type Load = () => Promise<{ messages: Partial<Messages> }>

const files: Record<Language, Record<TextPart, Load>> = {
  'zh-CN': {
    reading: () => import('./zh-CN/reading.ts'),
    account: () => import('./zh-CN/account.ts'),
    centre: () => import('./zh-CN/centre.ts'),
    writing: () => import('./zh-CN/writing.ts')
  },
  'zh-TW': {
    reading: () => import('./zh-TW/reading.ts'),
    account: () => import('./zh-TW/account.ts'),
    centre: () => import('./zh-TW/centre.ts'),
    writing: () => import('./zh-TW/writing.ts')
  },
  'en-US': {
    reading: () => import('./en-US/reading.ts'),
    account: () => import('./en-US/account.ts'),
    centre: () => import('./en-US/centre.ts'),
    writing: () => import('./en-US/writing.ts')
  }
}

/** The source file of a part of a language's texts, by which the server finds its part of the build. */
export const localeFile = (language: Language, part: TextPart): string => `locales/${language}/${part}.ts`

/** The texts of a language: the parts that are asked for. What shows other texts waits for `withTexts` first. */
export async function loadMessages(language: Language, parts: readonly TextPart[]): Promise<Messages> {
  const loaded = await Promise.all(parts.map(part => files[language][part]()))
  return Object.assign({}, ...loaded.map(part => part.messages)) as Messages
}

let shown: { language: Language; messages: Messages } | undefined

/** In the browser: the texts in use, which `withTexts` completes. */
export function showMessages(language: Language, messages: Messages): void {
  shown = { language, messages }
}

/**
 * Loads a module together with the texts that it needs. While the server renders, which loads the texts itself, only
 * the module.
 */
export async function withTexts<T>(part: TextPart, module: Promise<T>): Promise<T> {
  if (shown) Object.assign(shown.messages, (await files[shown.language][part]()).messages)
  return module
}
