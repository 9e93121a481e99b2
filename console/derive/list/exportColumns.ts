import { boardNamed, type ConsoleBoard, schemasOf } from '../../base/boards.ts'

/** Tells whether each row of a board is about a message; a handling record or a piece of news need not be. */
const isAboutMessages = (board: ConsoleBoard): boolean =>
  schemasOf(board).row.properties?.tid?.type === 'integer'

/**
 * Returns the columns of a list's file: those that are shown, and before them the number of the message, by which each
 * line can be found again.
 */
export function exportColumnsOf(resource: string, shown: readonly string[]): readonly string[] {
  const board = boardNamed(resource)
  return board && isAboutMessages(board) && !shown.includes('tid') ? ['tid', ...shown] : shown
}
