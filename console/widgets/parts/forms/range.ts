import type { RangeOf } from '../../../fields/filters.ts'
import { formatDate, fromInput } from '../../../fields/time.ts'

export type { RangeOf }

/** The two ends of a range in the form of their inputs: days as yyyy-MM-dd, numbers as text; an open end is empty. */
export interface Ends {
  from: string
  to: string
}

const lastSecond = 24 * 60 * 60 - 1

const write = (of: RangeOf, value: unknown) =>
  value === undefined ? '' : of === 'time' && typeof value === 'number' ? formatDate(value) : String(value)

/** Converts the values of a range to the form of its inputs. */
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

/** Converts the ends in the inputs to values. Moments run from the first to the last second of their days. */
export const fromEnds = (of: RangeOf, { from, to }: Ends): [unknown, unknown] => [
  read(of, from, false),
  read(of, to, true)
]

/** Tells whether a range ends before it begins. */
export function isBackwards(of: RangeOf, ends: Ends): boolean {
  if (ends.from === '' || ends.to === '') return false
  if (of === 'number') {
    const [from, to] = fromEnds(of, ends)
    return typeof from === 'number' && typeof to === 'number' && to < from
  }
  return ends.to < ends.from
}

/** Returns a range as text; empty if both ends are open. */
export function wordsOfEnds(of: RangeOf, from: unknown, to: unknown): string {
  const ends = toEnds(of, from, to)
  return ends.from === '' && ends.to === '' ? '' : `${ends.from} – ${ends.to}`
}
