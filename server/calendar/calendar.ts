/** Days as the mainland works: weekends, public holidays and the days worked in their place. Domain 3. */
import days from 'chinese-days/dist/chinese-days.json' with { type: 'json' }

const day = 86_400_000

/** Shanghai is eight hours ahead of UTC all year; it has no summer time. */
const ahead = 8 * 3_600_000

/** The date of a moment in Asia/Shanghai, as `2026-02-14`. */
export const dateOf = (moment: Date): string => new Date(moment.getTime() + ahead).toISOString().slice(0, 10)

/** The first moment of the day in Asia/Shanghai. */
export const startOfDay = (moment: Date): Date =>
  new Date(Math.floor((moment.getTime() + ahead) / day) * day - ahead)

/** The last whole second of the day in Asia/Shanghai: a deadline is met on its day. */
export const endOfDay = (moment: Date): Date => new Date(startOfDay(moment).getTime() + day - 1000)

const holidays: Readonly<Record<string, string>> = days.holidays
const makeUpDays: Readonly<Record<string, string>> = days.workdays

/**
 * Whether the day of this moment is worked. After the last year whose holidays are announced, weekends alone
 * are free. The package's dates are read, not its functions: those err where the machine's clock is west of UTC.
 */
export function isWorkingDay(moment: Date): boolean {
  const date = dateOf(moment)
  const weekday = new Date(date).getUTCDay()
  return date in makeUpDays || (weekday !== 0 && weekday !== 6 && !(date in holidays))
}

/**
 * The end of the working day that is `days` working days after the day of `from`. The day of `from` itself
 * never counts, worked or not; 0 is the end of that day. Domain 3.
 */
export function addWorkingDays(from: Date, days: number): Date {
  let reached = from
  for (let left = days; left > 0; ) {
    reached = new Date(reached.getTime() + day)
    if (isWorkingDay(reached)) left--
  }
  return endOfDay(reached)
}

/** Working days that begin after `from`, up to the day of `to`: what `addWorkingDays` adds to come from one to the other. */
export function workingDaysBetween(from: Date, to: Date): number {
  let days = 0
  for (let at = startOfDay(from).getTime() + day; at <= to.getTime(); at += day) {
    if (isWorkingDay(new Date(at))) days++
  }
  return days
}

/** The working days of an urgent message (priorityLevel 1): half of them, rounded up. Domain 3. */
export const halved = (days: number, priorityLevel: number): number =>
  priorityLevel === 1 ? Math.ceil(days / 2) : days
