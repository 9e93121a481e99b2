import type { ConsoleBoard } from '../../boards.ts'

/** Tells whether the list of a board can be exported. */
export const isExported = ({ isUnexported = false }: ConsoleBoard): boolean => !isUnexported

/**
 * Tells whether single records of a board are exported: of messages and assignments, whose lists are long. Elsewhere the
 * filter says which.
 */
export const isExportedByTick = (board: ConsoleBoard): boolean =>
  isExported(board) && ['tid', 'tpid'].includes(board.row.id)
