import { boardNamed, type ConsoleBoard, schemasOf } from '../../boards.ts'

const numbered = (board: ConsoleBoard): boolean => schemasOf(board).row.properties?.tid !== undefined

/**
 * Returns the columns of a list's file: those that are shown, and before them the number of the message, by which each
 * line can be found again.
 */
export function exportColumnsOf(resource: string, shown: readonly string[]): readonly string[] {
  const board = boardNamed(resource)
  return board && numbered(board) && !shown.includes('tid') ? ['tid', ...shown] : shown
}
