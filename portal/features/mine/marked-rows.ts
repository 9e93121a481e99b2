import type { DataOf } from '@board/client'

export type MarkedRow = DataOf<'listFavourites'>['list'][number]

/** A row that the reader has taken off the list, or put back: it is shown where it was. */
export interface Kept {
  row: MarkedRow
  index: number
  isGone: boolean
}

/**
 * Returns the rows in the order that the reader has before their eyes: what the server answers now, with the
 * rows that they have taken off or put back at the place where these were.
 */
export function rowsWithKept(rows: readonly MarkedRow[], kept: readonly Kept[]): MarkedRow[] {
  const known = new Set(kept.map(({ row }) => row.tid))
  const shown = rows.filter(({ tid }) => !known.has(tid))
  for (const { row, index } of kept.toSorted((a, b) => a.index - b.index)) shown.splice(index, 0, row)
  return shown
}
