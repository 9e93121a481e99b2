import type { DataOf } from '@board/client'

export type Board = DataOf<'editorDataBoard'>
export type Figures = Board['total']

/** What stands in a line of the table. */
export const groupings = ['period', 'group', 'forum', 'type', 'domain'] as const
export type Grouping = (typeof groupings)[number]

export const units = ['day', 'week', 'month', 'quarter', 'year'] as const
export type Unit = (typeof units)[number]

/** Lengths of time that are offered, in days. */
export const spans = [7, 30, 90, 365] as const

const rates = new Set(['replyRate', 'onTimeRate', 'satisfactionRate'])

export const columns = [
  'messages',
  'replied',
  'replyRate',
  'onTimeRate',
  'p50Days',
  'satisfactionRate'
] as const
export type FigureName = (typeof columns)[number]

/** Writes a figure: a rate in percent; a figure of none as a dash. */
export function figureWords(name: FigureName, value: number | null): string {
  if (value === null) return '—'
  return rates.has(name) ? `${(value * 100).toFixed(1)}%` : String(Math.round(value * 10) / 10)
}

/** Returns one of some words, or the first if it is none of them. */
export const oneOf = <const Word extends string>(
  words: readonly [Word, ...Word[]],
  word: string | null
): Word => words.find(one => one === word) ?? words[0]
