import { type FigureName, figureWords } from '../figures/figures.ts'

/** A change of a figure against the period before. */
export interface Change {
  readonly words: string
  readonly direction: 'up' | 'down' | 'same'
}

const rates: readonly FigureName[] = ['replyRate', 'onTimeRate', 'satisfactionRate']

/** Returns the change of a figure: of a rate in points, of a number in per cent; undefined without a base. */
export function changeOf(name: FigureName, now: number | null, before: number | null): Change | undefined {
  if (now === null || before === null) return undefined
  const difference = now - before
  const direction = difference === 0 ? 'same' : difference > 0 ? 'up' : 'down'
  if (rates.includes(name)) return { direction, words: `${Math.abs(difference * 100).toFixed(1)}` }
  if (name === 'p50Days') return { direction, words: figureWords(name, Math.abs(difference)) }
  if (before === 0) return undefined
  return { direction, words: `${((Math.abs(difference) / before) * 100).toFixed(1)}%` }
}
