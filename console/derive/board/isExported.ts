import type { ConsoleBoard } from '../../boards.ts'

/** Tells whether the list of a board can be exported. */
export const isExported = ({ isUnexported = false }: ConsoleBoard): boolean => !isUnexported
