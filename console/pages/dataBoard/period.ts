import { formatDate, fromInput } from '../../fields/time.ts'

const day = 24 * 60 * 60

/** Quick ranges of the data board. */
export const quickRanges = ['7', '30', '90', '365', 'month', 'lastMonth', 'year'] as const
export type QuickRange = (typeof quickRanges)[number]

/** All ranges: the quick ones, and days that the reader chooses. */
export const ranges = [...quickRanges, 'days'] as const

/** The length of time of a bar of the chart and of a line of the table. */
export const units = ['day', 'week', 'month', 'quarter', 'year'] as const
export type Unit = (typeof units)[number]

/** A range of whole days in Asia/Shanghai, in seconds; the last second is included. */
export interface Period {
  readonly startTime: number
  readonly endTime: number
}

const dayStart = (text: string) => fromInput(text) ?? 0

const monthsOf = { month: 1, quarter: 3, year: 12 } as const

/** Returns the first moment of the month that is `later` months after the month of a moment. */
export function monthStart(at: number, later = 0): number {
  const [year = 0, month = 1] = formatDate(at).split('-').map(Number)
  const count = year * 12 + month - 1 + later
  return dayStart(`${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`)
}

/** Returns the days of a quick range. */
export function periodOf(range: QuickRange, now: number): Period {
  const today = dayStart(formatDate(now))
  const endTime = today + day - 1
  switch (range) {
    case 'month':
      return { startTime: monthStart(now), endTime }
    case 'lastMonth':
      return { startTime: monthStart(now, -1), endTime: monthStart(now) - 1 }
    case 'year':
      return { startTime: dayStart(`${formatDate(now).slice(0, 4)}-01-01`), endTime }
    default:
      return { startTime: today - (Number(range) - 1) * day, endTime }
  }
}

/** Returns the first and the last day of a range in the form of the address; undefined without a range. */
export const daysOf = (period: Period | undefined) => ({
  from: period && formatDate(period.startTime),
  to: period && formatDate(period.endTime)
})

const earliestYear = 2000

/** Returns the days from one to another, both yyyy-MM-dd; undefined if one is not a date, or if the order is wrong. */
export function periodOfDays(from: string | null, to: string | null): Period | undefined {
  const [first, last] = [from, to].map(text =>
    text && /^\d{4}-\d\d-\d\d$/.test(text) && Number(text.slice(0, 4)) >= earliestYear
      ? fromInput(text)
      : undefined
  )
  if (first === undefined || last === undefined || last < first) return undefined
  return { startTime: first, endTime: last + day - 1 }
}

/** Returns the period just before a period, with as many days; for a whole month, the month before. */
export function periodBefore({ startTime, endTime }: Period): Period {
  const isMonth = monthStart(startTime) === startTime && monthStart(startTime, 1) - 1 === endTime
  const length = endTime + 1 - startTime
  return {
    startTime: isMonth ? monthStart(startTime, -1) : startTime - length,
    endTime: startTime - 1
  }
}

/** Returns the unit in which a period has a readable number of bars. */
export function unitOf({ startTime, endTime }: Period): Unit {
  const days = (endTime + 1 - startTime) / day
  if (days <= 31) return 'day'
  return days <= 120 ? 'week' : 'month'
}

/** Returns the first moment of the next period; the first one of a range may begin within its week, month or year. */
function nextOf(from: number, unit: Unit): number {
  const date = formatDate(from)
  if (unit === 'day') return from + day
  if (unit === 'week') return from + (7 - ((new Date(date).getUTCDay() + 6) % 7)) * day
  const months = monthsOf[unit]
  return monthStart(from, months - ((Number(date.slice(5, 7)) - 1) % months))
}

/** The number of characters of a date that name a period of a unit: those of a month or of a year, or the first day. */
const lengths: Partial<Record<Unit, number>> = { month: 7, year: 4 }

/** Returns the name of the period that begins at a moment. */
export const periodName = (from: number, unit: Unit): string => formatDate(from).slice(0, lengths[unit])

/** Returns the last moment of the period that begins at a moment, limited to the whole range. */
export function endOf(from: number, unit: Unit, { endTime }: Period): number {
  return Math.min(nextOf(from, unit) - 1, endTime)
}
