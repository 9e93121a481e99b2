import type { I18nProvider, StringMap, TranslationMessages } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { readCookie, writeCookie } from '../base/cookies.ts'
import { type Face, faceOf } from '../base/face.ts'
import { defaultLanguage, isLanguage, type Language, languages } from './languages.ts'
import { withEntities, withResources } from './resources.ts'

const load: Record<Language, () => Promise<{ messages: TranslationMessages }>> = {
  'zh-CN': () => import('../locales/zh-CN/index.ts'),
  'zh-TW': () => import('../locales/zh-TW/index.ts'),
  'en-US': () => import('../locales/en-US/index.ts')
}

const loadEntities: Record<Language, () => Promise<{ entities: StringMap }>> = {
  'zh-CN': () => import('../locales/zh-CN/entities.ts'),
  'zh-TW': () => import('../locales/zh-TW/entities.ts'),
  'en-US': () => import('../locales/en-US/entities.ts')
}

/** Fetches the messages of a language, including those of entities only if the face has their screens. */
async function messagesIn(language: Language, face: Face): Promise<TranslationMessages> {
  const [{ messages }, words] = await Promise.all([
    load[language](),
    face === 'admin' ? loadEntities[language]() : undefined
  ])
  return withResources(words ? withEntities(messages, words.entities) : messages)
}

/** Reads the language from the cookie; Simplified Chinese without one. */
export function currentLanguage(): Language {
  const cookie = readCookie('language')
  return isLanguage(cookie) ? cookie : defaultLanguage
}

/**
 * Creates the provider of translations, one language at a time. A change is stored in the cookie for a year and in the
 * page's `lang`.
 */
export async function createI18nProvider(): Promise<I18nProvider> {
  const initial = currentLanguage()
  const face = faceOf(window.location.pathname)
  const first = await messagesIn(initial, face)
  const provider = polyglotI18nProvider(
    locale => (locale === initial ? first : messagesIn(isLanguage(locale) ? locale : initial, face)),
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
