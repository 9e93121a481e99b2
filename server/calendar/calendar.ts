/** The working days of mainland China: weekends, public holidays, and the working days that replace them. Domain 3. */
import days from 'chinese-days/dist/chinese-days.json' with { type: 'json' }

const day = 86_400_000

/** The offset of Shanghai, which is eight hours ahead of UTC all year. It has no summer time. */
const ahead = 8 * 3_600_000

/** Returns the date of a moment in Asia/Shanghai, such as `2026-02-14`. */
export const dateOf = (moment: Date): string => new Date(moment.getTime() + ahead).toISOString().slice(0, 10)

/** Returns the first moment of the day in Asia/Shanghai. */
export const startOfDay = (moment: Date): Date =>
  new Date(Math.floor((moment.getTime() + ahead) / day) * day - ahead)

/** Returns the last whole second of the day in Asia/Shanghai. An answer on the day of the deadline is in time. */
export const endOfDay = (moment: Date): Date => new Date(startOfDay(moment).getTime() + day - 1000)

const holidays: Readonly<Record<string, string>> = days.holidays
const makeUpDays: Readonly<Record<string, string>> = days.workdays

/**
 * Tells whether the day of this moment is a working day. After the last year with announced holidays, only weekends are
 * free. It reads the dates of the package and does not call its functions, because they are wrong if the machine's
 * clock is west of UTC.
 */
export function isWorkingDay(moment: Date): boolean {
  const date = dateOf(moment)
  const weekday = new Date(date).getUTCDay()
  return date in makeUpDays || (weekday !== 0 && weekday !== 6 && !(date in holidays))
}

/**
 * Returns the end of the working day that is `days` working days after the day of `from`. The day of `from` itself
 * never counts. With 0 it returns the end of that day. Domain 3.
 */
export function addWorkingDays(from: Date, days: number): Date {
  let reached = from
  for (let left = days; left > 0; ) {
    reached = new Date(reached.getTime() + day)
    if (isWorkingDay(reached)) left--
  }
  return endOfDay(reached)
}

/**
 * Returns the number of working days after the day of `from`, up to and including the day of `to`. `addWorkingDays`
 * adds this number to get from one to the other.
 */
export function workingDaysBetween(from: Date, to: Date): number {
  let days = 0
  for (let at = startOfDay(from).getTime() + day; at <= to.getTime(); at += day) {
    if (isWorkingDay(new Date(at))) days++
  }
  return days
}

/**
 * Returns the number of working days for a priority: half of them, rounded up, if the message is urgent (priorityLevel
 * 1). Domain 3.
 */
export const daysByPriority = (days: number, priorityLevel: number): number =>
  priorityLevel === 1 ? Math.ceil(days / 2) : days
