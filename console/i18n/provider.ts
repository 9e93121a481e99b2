import type { I18nProvider, TranslationMessages } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { readCookie, writeCookie } from '../api/cookies.ts'
import { defaultLanguage, isLanguage, type Language, languages } from './languages.ts'
import { withResources } from './resources.ts'

const load: Record<Language, () => Promise<{ messages: TranslationMessages }>> = {
  'zh-CN': () => import('../locales/zh-CN/index.ts'),
  'zh-TW': () => import('../locales/zh-TW/index.ts'),
  'en-US': () => import('../locales/en-US/index.ts')
}

const messagesIn = async (language: Language) => withResources((await load[language]()).messages)

/** Reads the language of the cookie; Simplified Chinese without one. */
export function currentLanguage(): Language {
  const cookie = readCookie('language')
  return isLanguage(cookie) ? cookie : defaultLanguage
}

/**
 * Creates the provider of translations, one language at a time; a change is kept in the cookie for a year and
 * in the page's `lang`.
 */
export async function createI18nProvider(): Promise<I18nProvider> {
  const initial = currentLanguage()
  const first = await messagesIn(initial)
  const provider = polyglotI18nProvider(
    locale => (locale === initial ? first : messagesIn(isLanguage(locale) ? locale : initial)),
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
