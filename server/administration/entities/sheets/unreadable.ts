import { Refusal } from '../../../platform/refusal.ts'

/** Returns the refusal of a file that is not a table, or a hostile one. A refusal as the cause is returned itself. */
export const unreadable = (cause?: unknown): Refusal =>
  cause instanceof Refusal ? cause : new Refusal('ENT0008', {}, { cause })

/** Returns the refusal of a table of another format, which a spreadsheet program can save as .xlsx. */
export const otherFormat = (): Refusal => new Refusal('ENT0013')
