import type { Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { usernameKey } from './names.ts'
import { forgetFailures, lockFailures, setFailures } from './store.ts'

/** The number of wrong passwords that lock a username, and the minutes of the lock. After a day the count starts again. */
const lockOut = { failures: 10, minutes: 15 } as const
const memory = 86_400_000

/** The wrong passwords for one username, counted over all operations that ask for it. */
export interface Guesses {
  nameKey: string
  failures: number
  /** The minutes until the lock ends; 0 when the name is not locked. */
  lockedMinutes: number
}

/**
 * Returns the wrong guesses for a username, whether or not an account has it. Other attempts with the same name wait
 * until this transaction ends, so that concurrent attempts are all counted.
 */
export async function lockGuesses(trx: Trx, keys: Keys, username: string, now: Date): Promise<Guesses> {
  // people also type their phone number here, so only an index of the name is stored
  const nameKey = keys.blindIndex('login', usernameKey(username))
  const known = await lockFailures(trx, nameKey, now)
  const age = now.getTime() - known.last_at.getTime()
  const failures = age > memory ? 0 : known.failures
  const left = failures >= lockOut.failures ? lockOut.minutes * 60_000 - age : 0
  return { nameKey, failures, lockedMinutes: Math.max(0, Math.ceil(left / 60_000)) }
}

/** Counts one more wrong password. */
export const addGuess = (trx: Trx, { nameKey, failures }: Guesses, now: Date): Promise<void> =>
  setFailures(trx, nameKey, failures + 1, now)

/** Resets the count after a right password. */
export const forgetGuesses = (trx: Trx, { nameKey }: Guesses): Promise<void> => forgetFailures(trx, nameKey)
