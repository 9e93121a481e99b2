import type { RangeOf } from '../../derive/schema/filters.ts'
import { formatDate, fromInput } from '../../derive/time.ts'

export type { RangeOf }

/** The two ends of a range as they are typed: days as yyyy-MM-dd, numbers as text; empty where it is open. */
export interface Ends {
  from: string
  to: string
}

const lastSecond = 24 * 60 * 60 - 1

const write = (of: RangeOf, value: unknown) =>
  value === undefined ? '' : of === 'time' && typeof value === 'number' ? formatDate(value) : String(value)

/** A range's values as its controls show them. */
export const toEnds = (of: RangeOf, from: unknown, to: unknown): Ends => ({
  from: write(of, from),
  to: write(of, to)
})

function read(of: RangeOf, text: string, isTo: boolean): unknown {
  if (text.trim() === '') return undefined
  if (of === 'date') return text
  if (of === 'number') return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined
  const start = fromInput(text)
  return start === undefined ? undefined : isTo ? start + lastSecond : start
}

/** Converts the ends in the controls to values; moments run from the first to the last second of their days. */
export const fromEnds = (of: RangeOf, { from, to }: Ends): [unknown, unknown] => [
  read(of, from, false),
  read(of, to, true)
]

/** Whether a range ends before it begins. */
export function isBackwards(of: RangeOf, ends: Ends): boolean {
  if (ends.from === '' || ends.to === '') return false
  if (of === 'number') {
    const [from, to] = fromEnds(of, ends)
    return typeof from === 'number' && typeof to === 'number' && to < from
  }
  return ends.to < ends.from
}

/** A range in words; empty where it is none. */
export function wordsOfEnds(of: RangeOf, from: unknown, to: unknown): string {
  const ends = toEnds(of, from, to)
  return ends.from === '' && ends.to === '' ? '' : `${ends.from} – ${ends.to}`
}
