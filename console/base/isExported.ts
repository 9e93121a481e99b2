import type { ConsoleBoard } from './boards.ts'

/** Tells whether the list of a board can be exported. */
export const isExported = ({ isUnexported = false }: ConsoleBoard): boolean => !isUnexported

/**
 * Tells whether ticked records of a board can be exported. This is so for messages and assignments, whose lists are
 * long. On other boards the filter selects the records.
 */
export const isExportedByTick = (board: ConsoleBoard): boolean =>
  isExported(board) && ['tid', 'tpid'].includes(board.row.id)
