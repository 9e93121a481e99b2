/** The languages of the console; the choice is stored in the cookie `language` (specification 1). */
export const languages = [
  { locale: 'zh-CN', name: '简体中文' },
  { locale: 'zh-TW', name: '繁體中文' },
  { locale: 'en-US', name: 'English' }
] as const

export type Language = (typeof languages)[number]['locale']

export const defaultLanguage: Language = 'zh-CN'

export function isLanguage(value: unknown): value is Language {
  return languages.some(language => language.locale === value)
}
