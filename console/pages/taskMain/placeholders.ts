import { formatTime } from '../../fields/time.ts'
import { defaultLanguage, isLanguage, type Language } from '../../i18n/languages.ts'
import type { StaffMessage } from '../parts/message/modes.ts'

type Named = Pick<StaffMessage, 'tid' | 'subject' | 'author'>
type Fact = (message: Named, now: number) => string

/** The placeholders of standard texts: the name of each in the languages of the console, and its value. */
const placeholders: readonly { names: Readonly<Record<Language, string>>; factOf: Fact }[] = [
  {
    names: { 'zh-CN': '{留言人}', 'zh-TW': '{留言人}', 'en-US': '{author}' },
    factOf: ({ author }) => author.nickName
  },
  {
    names: { 'zh-CN': '{编号}', 'zh-TW': '{編號}', 'en-US': '{number}' },
    factOf: ({ tid }) => String(tid)
  },
  {
    names: { 'zh-CN': '{标题}', 'zh-TW': '{標題}', 'en-US': '{subject}' },
    factOf: ({ subject }) => subject
  },
  {
    names: { 'zh-CN': '{日期}', 'zh-TW': '{日期}', 'en-US': '{date}' },
    factOf: (_message, now) => formatTime(now).slice(0, 10)
  }
]

/** Groups share texts, so each name is known in all languages. */
const values: ReadonlyMap<string, Fact> = new Map(
  placeholders.flatMap(({ names, factOf }) => Object.values(names).map(name => [name, factOf] as const))
)

/** Returns the placeholders as readers of a language write them. */
export const placeholdersIn = (locale: string): readonly string[] =>
  placeholders.map(({ names }) => names[isLanguage(locale) ? locale : defaultLanguage])

/**
 * Replaces the placeholders in a standard text.
 * @param now the present time in seconds
 */
export function fillIn(text: string, message: Named, now: number): string {
  return text.replaceAll(/\{[^{}]{1,8}\}/g, found => values.get(found)?.(message, now) ?? found)
}
