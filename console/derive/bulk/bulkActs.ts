import { type ActionId, actions } from '@board/generated/actions'
import type { ConsoleBoard } from '../../boards.ts'
import type { BoardRecord } from '../../provider/boards.ts'
import { allowedOn, isKeepable } from '../board/RowActions.tsx'
import type { Values } from '../schema/fields.ts'

/** An action on several rows: an operation of the contract, or adding messages to the reader's own board. */
export type BulkAct = ActionId | 'keep'

/** Returns the actions on several rows that a board offers while these rows are shown or ticked. */
export function bulkActsOf(board: ConsoleBoard, rows: readonly BoardRecord[]): BulkAct[] {
  const offered = (board.bulk ?? []).filter((id): id is ActionId & typeof id => id in actions)
  const allowed = offered.filter(id => rows.some(row => allowedOn(board, row).includes(id)))
  return rows.some(isKeepable) ? [...allowed, 'keep'] : allowed
}

/** Returns the records that an action is sent for: of several messages, one takes in the others and not itself. */
export const recordsOf = <R extends { readonly id: unknown }>(
  act: BulkAct,
  records: readonly R[],
  { mainTid }: Values
): readonly R[] =>
  act === 'mergeMessage' && records.length > 1
    ? records.filter(({ id }) => Number(id) !== Number(mainTid))
    : records
