import { noticeTexts } from '@board/schemas/locales/notice'
import { useLocale } from 'ra-core'
import { defaultLanguage, isLanguage } from '../../i18n/languages.ts'

/** Returns a function that gives the word of a notice's type; institutions read notices, but fetch no words of entities. */
export function useNoticeType(): (type: number) => string {
  const locale = useLocale()
  const words: Readonly<Record<string, string>> =
    noticeTexts[isLanguage(locale) ? locale : defaultLanguage].enums?.type ?? {}
  return type => words[type] ?? String(type)
}
