import type { Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { usernameKey } from './names.ts'
import { forgetFailures, lockFailures, setFailures } from './store.ts'

/** Wrong passwords with one name after which it is locked, and for how many minutes; counted anew after a day. */
const lockOut = { failures: 10, minutes: 15 } as const
const memory = 86_400_000

/** How often a name's password was guessed wrong, wherever it was asked for. */
export interface Guesses {
  nameKey: string
  failures: number
  /** Minutes that the name stays locked; 0 where it is not. */
  lockedMinutes: number
}

/**
 * What was guessed with a name, whether somebody has it or not. Whoever tries the same name waits until this
 * transaction ends, so that attempts at once are counted one after the other.
 */
export async function lockGuesses(trx: Trx, keys: Keys, username: string, now: Date): Promise<Guesses> {
  // people type their phone here too: what is kept of a name is its index
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

/** Forgets the wrong ones, because the right one came. */
export const forgetGuesses = (trx: Trx, { nameKey }: Guesses): Promise<void> => forgetFailures(trx, nameKey)
