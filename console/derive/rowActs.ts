import { type ActionId, actions } from '@board/generated/actions'
import type { ConsoleBoard } from '../base/boards.ts'
import { isReply } from '../fields/fields.ts'
import type { BoardRecord } from '../provider/boards.ts'

const isAction = (id: string): id is ActionId => id in actions

/** Returns the actions of a board that this row allows, in the board's order. */
export function allowedOn(board: ConsoleBoard, row: BoardRecord): ActionId[] {
  return board.actions.filter(isAction).filter(id => row.allowedActions?.includes(id))
}

/** Returns the first allowed action of a row that writes a text: a reply, an explanation or an answer. */
export const replyOn = (row: BoardRecord): ActionId | undefined =>
  row.allowedActions?.filter(isAction).find(id => isReply(actions[id].body))

/** Tells whether a row is about a message that the reader can keep. */
export const isKeepable = (row: BoardRecord): row is BoardRecord & { tid: number } =>
  typeof row.tid === 'number' && typeof row.collectState === 'number'
