import type { DataOf } from '@board/client'

export type Board = DataOf<'editorDataBoard'>
export type Figures = Board['total']

/** The groupings of the table: each line has one value of the chosen grouping. */
export const groupings = ['period', 'group', 'forum', 'type', 'domain'] as const
export type Grouping = (typeof groupings)[number]

const rates = new Set(['replyRate', 'onTimeRate', 'satisfactionRate'])

/** The figures that are visible on every page. */
export const mainColumns = [
  'messages',
  'replied',
  'replyRate',
  'onTimeRate',
  'p50Days',
  'satisfactionRate'
] as const

/** The columns of a table of figures. */
export const columns = [
  'messages',
  'replied',
  'replyRate',
  'overdue',
  'onTimeRate',
  'p50Days',
  'graded',
  'lowGrades',
  'satisfactionRate'
] as const
export type FigureName = (typeof columns)[number]

/** Writes a figure: a rate in percent, days with one decimal, and a figure without a value as a dash. */
export function figureWords(name: FigureName, value: number | null): string {
  if (value === null) return '—'
  if (rates.has(name)) return `${(value * 100).toFixed(1)}%`
  const decimals = name === 'p50Days' ? 1 : 0
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: 1 })
}

/** Returns the word if it is one of some words, or else the first of them. */
export const oneOf = <const Word extends string>(
  words: readonly [Word, ...Word[]],
  word: string | null
): Word => words.find(one => one === word) ?? words[0]
