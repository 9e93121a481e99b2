import type { DataOf } from '@board/client'

export type MarkedRow = DataOf<'listFavourites'>['list'][number]

/** A row that the reader has removed or restored. It is shown at its earlier place. */
export interface Kept {
  row: MarkedRow
  index: number
  isGone: boolean
}

/**
 * Returns the rows of the server’s latest answer, with removed and restored rows at their earlier places. So the order
 * does not change while somebody reads the list.
 */
export function mergeKeptRows(rows: readonly MarkedRow[], kept: readonly Kept[]): MarkedRow[] {
  const known = new Set(kept.map(({ row }) => row.tid))
  const shown = rows.filter(({ tid }) => !known.has(tid))
  for (const { row, index } of kept.toSorted((a, b) => a.index - b.index)) shown.splice(index, 0, row)
  return shown
}
