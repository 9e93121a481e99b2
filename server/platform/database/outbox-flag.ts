import type { Trx } from './open.ts'

const waiting = new WeakSet<Trx>()

/** Tells whether a transaction made letters due, so that the outbox should be read after the commit. */
export const hasDueLetters = (trx: Trx): boolean => waiting.has(trx)

/** Notes that the transaction makes letters due. */
export const markLettersDue = (trx: Trx): void => void waiting.add(trx)
