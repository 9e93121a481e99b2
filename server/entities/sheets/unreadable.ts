import { Refusal } from '../../refusal.ts'

/** Returns the refusal of a file that is not a table, or a hostile one. */
export const unreadable = (cause?: unknown): Refusal => new Refusal('ENT0008', {}, { cause })
