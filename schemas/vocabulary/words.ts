import type { Language } from '../errors/entry.ts'

/** A text in each language of the site. */
export type Words = Readonly<Record<Language, string>>

/** Returns a text with its words in each language. */
export const translations = (zhCN: string, zhTW: string, enUS: string): Words => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS
})
