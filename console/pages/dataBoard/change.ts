import { type FigureName, figureWords } from './figures.ts'

/** The change of a figure since the previous period. */
export interface Change {
  readonly words: string
  readonly direction: 'up' | 'down' | 'same'
  /** The form of the words: the key of their text below `dataBoard.change`. */
  readonly kind: 'points' | 'days' | 'share' | 'times'
}

/** The share from which on a growth is a multiple: after few messages, per cent would be a number of five digits. */
const multiple = 10

const rates: readonly FigureName[] = ['replyRate', 'onTimeRate', 'satisfactionRate']

/** Returns the form of a figure's change: points for a rate, days for a time, per cent for a number. */
const kindOf = (name: FigureName): 'points' | 'days' | 'share' =>
  rates.includes(name) ? 'points' : name === 'p50Days' ? 'days' : 'share'

/** Returns the change of a figure; undefined without a value to compare with. */
export function changeOf(name: FigureName, now: number | null, before: number | null): Change | undefined {
  if (now === null || before === null) return undefined
  const difference = now - before
  const direction = difference === 0 ? 'same' : difference > 0 ? 'up' : 'down'
  const kind = kindOf(name)
  if (kind === 'points') return { kind, direction, words: `${Math.abs(difference * 100).toFixed(1)}` }
  if (kind === 'days') return { kind, direction, words: figureWords(name, Math.abs(difference)) }
  if (before === 0) return undefined
  const share = Math.abs(difference) / before
  return share < multiple
    ? { kind, direction, words: `${(share * 100).toFixed(1)}%` }
    : { kind: 'times', direction, words: Math.round(share).toLocaleString('en-US') }
}
