/** A calendar of working days: weekdays without holidays, and days of weekends that replace them. Decision 0147. */
import library from 'chinese-days/dist/chinese-days.json' with { type: 'json' }
import { day, endOfDay, isWeekday, momentOf, numberOf, numberOfDate } from './days.ts'
import { statutoryDays } from './statutory.ts'

/** A holiday, or a make-up day. */
export type DayKind = 'free' | 'worked'

/** The facts of a calendar, as its table keeps them. */
export interface CalendarFacts {
  readonly id: number
  /** The last year whose days the product itself knew when the calendar was put into use. */
  readonly knownYear: number
  /** Days by date: those of years after 2026 that the product knew, and those of administrators, which take precedence. */
  readonly days: Readonly<Record<string, DayKind>>
  /** True if the statutory days are free in years without a notice. The calendar of earlier versions had only weekends. */
  readonly hasStatutory: boolean
}

export interface WorkingCalendar extends CalendarFacts {
  /** Weekdays that are free, as numbers in ascending order. */
  readonly freeWeekdays: readonly number[]
  /** Days of weekends that are worked, as numbers in ascending order. */
  readonly workedWeekends: readonly number[]
}

/** The last year that every version of the product knows. Days of later years are kept with each calendar. */
export const baseYear = 2026

/** The last year for which statutory days are computed. */
const lastStatutoryYear = 2099

const yearOf = (date: string): number => Number(date.slice(0, 4))

/** All days that the library knows. It gives dates only: its functions are wrong if the machine's clock is west of UTC. */
const libraryDays: readonly (readonly [string, DayKind])[] = [
  ...Object.keys(library.holidays).map(date => [date, 'free'] as const),
  ...Object.keys(library.workdays).map(date => [date, 'worked'] as const)
]

/** The last year that the library knows. */
export const libraryYear = Math.max(...libraryDays.map(([date]) => yearOf(date)))

/** Returns the days of the years after `year` that the library knows. */
export const libraryDaysAfter = (year: number): Readonly<Record<string, DayKind>> =>
  Object.fromEntries(libraryDays.filter(([date]) => yearOf(date) > year))

const baseDays = libraryDays.filter(([date]) => yearOf(date) <= baseYear)

/** The calendar that a site has before anybody puts another one into use. The migration writes the same row. */
export const firstFacts: CalendarFacts = { id: 1, knownYear: baseYear, days: {}, hasStatutory: true }

/**
 * Builds a calendar. What an administrator says of a day takes precedence over what the product knows of it; a statutory
 * day of a year that the product does not know is free unless an administrator says otherwise.
 */
export function buildCalendar(facts: CalendarFacts): WorkingCalendar {
  const kinds = new Map<string, DayKind>(baseDays)
  if (facts.hasStatutory) {
    for (let year = facts.knownYear + 1; year <= lastStatutoryYear; year++)
      for (const date of statutoryDays(year)) kinds.set(date, 'free')
  }
  for (const [date, kind] of Object.entries(facts.days)) kinds.set(date, kind)
  const numbers = (wanted: DayKind) =>
    [...kinds].flatMap(([date, kind]) => (kind === wanted ? [numberOfDate(date)] : [])).sort((a, b) => a - b)
  return {
    ...facts,
    freeWeekdays: numbers('free').filter(isWeekday),
    workedWeekends: numbers('worked').filter(number => !isWeekday(number))
  }
}

/**
 * Tells whether the notice of a year is in a calendar: the product knew the year, or administrators named each of its
 * statutory days that is a weekday.
 */
export const knowsYear = ({ knownYear, days }: CalendarFacts, year: number): boolean =>
  year <= knownYear ||
  statutoryDays(year).every(date => !isWeekday(numberOfDate(date)) || days[date] !== undefined)

/** Tells whether the day of this moment is a working day of a calendar. */
export function isWorkingDayIn(calendar: WorkingCalendar, moment: Date): boolean {
  const number = numberOf(moment)
  return workingDaysUntil(calendar, number) > workingDaysUntil(calendar, number - 1)
}

/** `addWorkingDays` by a calendar. */
export function addWorkingDaysIn(calendar: WorkingCalendar, from: Date, days: number): Date {
  let reached = from
  for (let left = days; left > 0; ) {
    reached = new Date(reached.getTime() + day)
    if (isWorkingDayIn(calendar, reached)) left--
  }
  return endOfDay(reached)
}

/** `workingDaysBetween` by a calendar. */
export const workingDaysBetweenIn = (calendar: WorkingCalendar, from: Date, to: Date): number =>
  Math.max(0, workingDaysUntil(calendar, numberOf(to)) - workingDaysUntil(calendar, numberOf(from)))

/**
 * Counts the working days until a day, that day included, from a Monday before 1970. A list asks for hundreds of periods of
 * up to years, so it does not go from day to day.
 */
function workingDaysUntil({ freeWeekdays, workedWeekends }: WorkingCalendar, number: number): number {
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

/** A day that two calendars judge differently, with what it becomes. */
export interface ChangedDay {
  date: string
  becomes: DayKind
}

/** Lists the days that are working days in one calendar and free in the other, the earliest first. */
export function changedDays(from: WorkingCalendar, to: WorkingCalendar): ChangedDay[] {
  const numbers = new Set(
    [from, to].flatMap(({ freeWeekdays, workedWeekends }) => [...freeWeekdays, ...workedWeekends])
  )
  return [...numbers]
    .sort((a, b) => a - b)
    .flatMap(number => {
      const moment = momentOf(number)
      const isWorked = isWorkingDayIn(to, moment)
      if (isWorkingDayIn(from, moment) === isWorked) return []
      const date = new Date(number * day).toISOString().slice(0, 10)
      return [{ date, becomes: isWorked ? 'worked' : 'free' }] as const
    })
}

/**
 * Counts a deadline again: as many working days after `start` in one calendar as it was in the other, at the same time of
 * the day. A deadline that was not on a working day was not counted, and stays.
 */
export function recountDeadline(
  deadline: Date,
  start: Date,
  { from, to }: { readonly from: WorkingCalendar; readonly to: WorkingCalendar }
): Date {
  const days = workingDaysBetweenIn(from, start, deadline)
  if (days === 0 || !isWorkingDayIn(from, deadline)) return deadline
  const time = deadline.getTime() - endOfDay(deadline).getTime()
  return new Date(addWorkingDaysIn(to, start, days).getTime() + time)
}
