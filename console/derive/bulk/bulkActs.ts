import { type ActionId, actions } from '@board/generated/actions'
import type { ConsoleBoard } from '../../boards.ts'
import type { BoardRecord } from '../../provider/boards.ts'
import { allowedOn, isKeepable } from '../board/RowActions.tsx'

/** An action on several rows: an operation of the contract, or adding messages to the reader's own board. */
export type BulkAct = ActionId | 'keep'

/** Returns the actions on several rows that a board offers while these rows are shown or ticked. */
export function bulkActsOf(board: ConsoleBoard, rows: readonly BoardRecord[]): BulkAct[] {
  const offered = (board.bulk ?? []).filter((id): id is ActionId & typeof id => id in actions)
  const allowed = offered.filter(id => rows.some(row => allowedOn(board, row).includes(id)))
  return rows.some(isKeepable) ? [...allowed, 'keep'] : allowed
}
