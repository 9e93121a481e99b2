import type { Dictionary } from '../../seed/dictionaries.ts'
import type { Operation } from '../contract/operation.ts'
import type { Problem } from '../problem.ts'

/** The beginning of a text that `npm run scaffold` leaves to its author. */
export const toWrite = 'TO WRITE'

/** Tells whether a text is still to be written. */
export const isToWrite = (text: string): boolean => text.startsWith(toWrite)

/** Lists the operations whose summary is still to be written. */
export const unwrittenSummaries = (operations: readonly Operation[]): Problem[] =>
  operations
    .filter(({ summary }) => isToWrite(summary))
    .map(({ id, source }) => ({
      file: source.file,
      line: source.lineOf(['summary']),
      message: `the summary of ${id} is still to be written`
    }))

/** Lists the dictionaries whose name or values are still to be written. */
export const unwrittenDictionaries = (dictionaries: readonly Dictionary[]): Problem[] =>
  dictionaries
    .filter(({ label, values }) => [label, ...values.flat().map(String)].some(isToWrite))
    .map(({ name }) => ({
      file: 'scripts/seed/dictionaries.ts',
      line: 1,
      message: `words of the dictionary ${name} are still to be written`
    }))
