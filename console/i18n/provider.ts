import type { I18nProvider, TranslationMessages } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { readCookie, writeCookie } from '../api/cookies.ts'
import { defaultLanguage, isLanguage, type Language, languages } from './languages.ts'

const load: Record<Language, () => Promise<{ messages: TranslationMessages }>> = {
  'zh-CN': () => import('../locales/zh-CN/index.ts'),
  'zh-TW': () => import('../locales/zh-TW/index.ts'),
  'en-US': () => import('../locales/en-US/index.ts')
}

/** The language of the cookie, else Simplified Chinese. */
export function currentLanguage(): Language {
  const cookie = readCookie('language')
  return isLanguage(cookie) ? cookie : defaultLanguage
}

/** Translations of one language at a time; a change is kept in the cookie for a year and in the page's `lang`. */
export async function createI18nProvider(): Promise<I18nProvider> {
  const initial = currentLanguage()
  const first = (await load[initial]()).messages
  const provider = polyglotI18nProvider(
    locale =>
      locale === initial ? first : load[isLanguage(locale) ? locale : initial]().then(m => m.messages),
    initial,
    [...languages],
    { allowMissing: true }
  )
  document.documentElement.lang = initial
  return {
    ...provider,
    changeLocale: async (locale: string) => {
      await provider.changeLocale(locale)
      writeCookie('language', locale, 365)
      document.documentElement.lang = locale
    }
  }
}
