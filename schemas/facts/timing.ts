/** How an answer stands against its deadline, in words: the one rule of boards, details, exports and the portal. Domain 3, 7. */
import type { Language } from '../errors/entry.ts'
import { translations, type Words } from '../vocabulary/words.ts'

/** An answer and its deadline. The server counts the days, because it knows the calendar; moments are in seconds. */
export interface Timing {
  readonly dueAt: number
  /** Working days that are left; null if the answer is given, late, or its clock stands still. */
  readonly daysLeft: number | null
  readonly answeredAt: number | null
  /** The moment since which the clock stands still. */
  readonly stoppedSince: number | null
  /** Working days after the deadline, until the answer or so far; null: in time. */
  readonly lateDays: number | null
}

/** The statement about a timing. */
export type StandingKey =
  | 'onTime'
  | 'answeredLate'
  | 'stopped'
  | 'stoppedLate'
  | 'overdue'
  | 'daysLeft'
  | 'lessThanDay'
  | 'hoursLeft'
  | 'dueNow'

/** The standing of an answer: what is said, its number, and a tone. The tone is never the only sign. */
export interface Standing {
  readonly key: StandingKey
  readonly count: number
  readonly tone: 'ok' | 'wait' | 'late'
}

const hour = 3600
const day = 24 * hour
const shanghai = 8 * hour
const dayNumber = (seconds: number) => Math.floor((seconds + shanghai) / day)

/**
 * Returns the standing of an answer: what is left before it is given, and afterwards whether it came in time. Days are
 * working days; the last day shows its hours.
 * @param now the present moment in seconds, which may be later than the moment at which the server counted the days
 */
export function standingOf(timing: Timing, now: number): Standing {
  const { dueAt, daysLeft, answeredAt, stoppedSince, lateDays } = timing
  if (answeredAt !== null)
    return lateDays === null
      ? { key: 'onTime', count: 0, tone: 'ok' }
      : { key: 'answeredLate', count: lateDays, tone: 'late' }
  if (stoppedSince !== null)
    return lateDays === null
      ? { key: 'stopped', count: 0, tone: 'wait' }
      : { key: 'stoppedLate', count: lateDays, tone: 'late' }
  if (dueAt < now) return { key: 'overdue', count: lateDays ?? 1, tone: 'late' }
  if (dayNumber(dueAt) === dayNumber(now)) {
    const hours = Math.floor((dueAt - now) / hour)
    return { key: hours >= 1 ? 'hoursLeft' : 'dueNow', count: hours, tone: 'wait' }
  }
  // the days until a deadline on a day off may all be days off
  if (!daysLeft) return { key: 'lessThanDay', count: 0, tone: 'wait' }
  return { key: 'daysLeft', count: daysLeft, tone: daysLeft <= 2 ? 'wait' : 'ok' }
}

const words: Readonly<Record<StandingKey, Words>> = {
  onTime: translations('按时', '準時', 'On time'),
  answeredLate: translations('逾期 {n} 个工作日', '逾期 {n} 個工作天', '{n} working days late'),
  stopped: translations('暂停计时', '暫停計時', 'Clock stopped'),
  stoppedLate: translations(
    '已逾期 {n} 个工作日，暂停计时',
    '已逾期 {n} 個工作天，暫停計時',
    '{n} working days overdue, clock stopped'
  ),
  overdue: translations('已逾期 {n} 个工作日', '已逾期 {n} 個工作天', '{n} working days overdue'),
  daysLeft: translations('还剩 {n} 个工作日', '還剩 {n} 個工作天', '{n} working days left'),
  lessThanDay: translations('还剩不足 1 个工作日', '還剩不到 1 個工作天', 'Less than a working day left'),
  hoursLeft: translations('还剩 {n} 小时', '還剩 {n} 小時', '{n} hours left'),
  dueNow: translations('即将到期', '即將到期', 'Due now')
}

/** Returns a standing in words: 还剩 2 个工作日. */
export function standingWords({ key, count }: Standing, language: Language): string {
  const text = words[key][language].replace('{n}', String(count))
  return language === 'en-US' && count === 1 ? text.replace(/\b(day|hour)s\b/, '$1') : text
}

/** The label of a standing beside a deadline, as in the heading of an export. */
export const standingLabel: Words = translations('时效', '時效', 'Timeliness')
