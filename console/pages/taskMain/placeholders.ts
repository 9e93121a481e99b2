import { formatTime } from '../../derive/time.ts'
import type { StaffMessage } from './modes.ts'

type Named = Pick<StaffMessage, 'tid' | 'subject' | 'author'>

/**
 * The placeholders of standard texts, and the functions that return their values. Groups share texts, so the placeholders
 * are the same in all languages.
 */
const values: Readonly<Record<string, (message: Named, now: number) => string>> = {
  '{留言人}': ({ author }) => author.nickName,
  '{编号}': ({ tid }) => String(tid),
  '{标题}': ({ subject }) => subject,
  '{日期}': (_message, now) => formatTime(now).slice(0, 10)
}

/** Placeholders as readers of Traditional Chinese type them. */
const traditional: Readonly<Record<string, string>> = { '{編號}': '{编号}', '{標題}': '{标题}' }

export const placeholders: readonly string[] = Object.keys(values)

/**
 * Replaces the placeholders in a standard text.
 * @param now the present time in seconds
 */
export function fillIn(text: string, message: Named, now: number): string {
  return text.replaceAll(
    /\{[^{}]{1,8}\}/g,
    found => values[traditional[found] ?? found]?.(message, now) ?? found
  )
}
