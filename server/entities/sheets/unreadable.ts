import { Refusal } from '../../refusal.ts'

/** A file that is no table, or one that is made to do harm. */
export const unreadable = (cause?: unknown): Refusal => new Refusal('ENT0008', {}, { cause })
