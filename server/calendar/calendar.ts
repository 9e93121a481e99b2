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

/** The number of a day in Asia/Shanghai; 1970-01-01 is 0. */
const numberOf = (moment: Date): number => Math.floor((moment.getTime() + ahead) / day)

/** Tells whether a day is one from Monday to Friday. 1970-01-01 was a Thursday. */
const isWeekday = (number: number): boolean => (((number + 3) % 7) + 7) % 7 < 5

const numbersOf = (dates: object): number[] => Object.keys(dates).map(date => Date.parse(date) / day)

/** Weekdays that are public holidays, and days of a weekend that replace them, each in ascending order. */
const freeWeekdays = numbersOf(days.holidays).filter(isWeekday).sort(ascending)
const workedWeekends = numbersOf(days.workdays)
  .filter(number => !isWeekday(number))
  .sort(ascending)

/**
 * Tells whether the day of this moment is a working day. After the last year with announced holidays, only weekends are
 * free. It reads the dates of the package and does not call its functions, because they are wrong if the machine's
 * clock is west of UTC.
 */
export const isWorkingDay = (moment: Date): boolean => {
  const number = numberOf(moment)
  return workingDaysUntil(number) > workingDaysUntil(number - 1)
}

/**
 * Counts the working days until a day, that day included, from a Monday before 1970. A list asks for hundreds of periods of
 * up to years, so it does not go from day to day.
 */
function workingDaysUntil(number: number): number {
  const days = number + 4
  const weeks = Math.floor(days / 7)
  const weekdays = weeks * 5 + Math.min(days - weeks * 7, 5)
  return weekdays - countUntil(freeWeekdays, number) + countUntil(workedWeekends, number)
}

/** Counts the numbers of an ascending list that are not greater than `last`. */
function countUntil(ascendingNumbers: readonly number[], last: number): number {
  let [low, high] = [0, ascendingNumbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascendingNumbers[middle] ?? Number.POSITIVE_INFINITY) <= last) low = middle + 1
    else high = middle
  }
  return low
}

function ascending(a: number, b: number): number {
  return a - b
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
export const workingDaysBetween = (from: Date, to: Date): number =>
  Math.max(0, workingDaysUntil(numberOf(to)) - workingDaysUntil(numberOf(from)))

/**
 * Returns the number of working days for a priority: half of them, rounded up, if the message is urgent (priorityLevel
 * 1). Domain 3.
 */
export const daysByPriority = (days: number, priorityLevel: number): number =>
  priorityLevel === 1 ? Math.ceil(days / 2) : days
