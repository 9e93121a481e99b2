import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { formatDate, formatTime, fromInput } from '../../../fields/time.ts'
import { addMonths } from './monthName.ts'

const second = 1000
const dayLength = 24 * 60 * 60 * second

/** Returns a day some days later, as yyyy-MM-dd. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10)

/** Returns the days of a month in whole weeks from Monday to Sunday, including days of the neighbouring months. */
export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`
  const before = (new Date(first).getUTCDay() + 6) % 7
  const length = new Date(Date.parse(`${addMonths(month, 1)}-01`) - dayLength).getUTCDate()
  const weeks = Math.ceil((before + length) / 7)
  return Array.from({ length: weeks * 7 }, (_, index) => addDays(first, index - before))
}

/** Tells whether a field has days (yyyy-MM-dd). Other fields of a calendar have moments in seconds. */
const isDay = (schema: JsonSchema): boolean => schema.format === 'date'

/** Returns the day of a value in the time zone of the site; undefined without a value. */
export function dayOf(schema: JsonSchema, value: unknown): string | undefined {
  if (isDay(schema)) return typeof value === 'string' && value !== '' ? value : undefined
  return typeof value === 'number' ? formatDate(value) : undefined
}

/** Returns the time of day of a moment as HH:mm; undefined if only the day counts. */
export const clockOf = (schema: JsonSchema, value: unknown): string | undefined =>
  typeof value === 'number' && schema['x-widget'] !== 'date' ? formatTime(value).slice(-5) : undefined

type Bound = string | number

/** Returns the first or the last value of a field on a day. */
export function boundOf(schema: JsonSchema, day: string, end: 'from' | 'to'): Bound {
  if (isDay(schema)) return day
  const start = fromInput(end === 'from' ? day : addDays(day, 1)) ?? 0
  return end === 'from' ? start : start - 1
}

type Filter = Readonly<Record<string, unknown>>

/** Limits a filter to values of a field within bounds. Bounds that the filter already has still apply. */
export function within(filter: Filter, field: string, bounds: { from?: Bound; to?: Bound }): Filter {
  const narrower = (name: string, bound: Bound | undefined, isNarrower: (own: Bound) => boolean) => {
    const own = filter[name] as Bound | undefined
    if (bound === undefined || (own !== undefined && isNarrower(own))) return {}
    return { [name]: bound }
  }
  const { from, to } = bounds
  return {
    ...filter,
    ...narrower(`${field}From`, from, own => from !== undefined && own > from),
    ...narrower(`${field}To`, to, own => to !== undefined && own < to)
  }
}

/** Returns the days of a range on which a record is shown. */
export function daysOn(days: readonly string[], from: string, to: string | undefined): string[] {
  const last = to !== undefined && to > from ? to : from
  return days.filter(day => day >= from && day <= last)
}
