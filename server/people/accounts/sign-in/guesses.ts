import { seconds } from '../../../platform/calendar/time.ts'
import type { Trx } from '../../../platform/database/open.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { usernameKey } from '../registration/names.ts'
import { type FailuresByPlace, forgetFailures, lockFailures, setFailures } from '../store.ts'

/** The number of wrong passwords that lock a username for the place that they come from. Decision 0093. */
const maxFailuresHere = 10
/** The number of wrong passwords from all places that lock a username for every place that its owner is not known at. */
const maxFailuresAnywhere = 100
/** The minutes of a lock. */
const lockMinutes = 15
/** The seconds after which a count starts again. */
const memory = 86_400
/** The number of places that are counted for one username; the latest ones stay. */
const maxPlaces = 300

/** The wrong passwords for one username, counted over all operations that ask for it. */
export interface Guesses {
  nameKey: string
  placeKey: string
  /** The failures from all places. */
  failures: number
  /** The failures from this place. */
  failuresHere: number
  /** The minutes until the lock of this place ends; 0 when it is not locked. */
  lockedHere: number
  /** The minutes until the lock of all unknown places ends; 0 when there is none. */
  lockedAnywhere: number
  places: FailuresByPlace
}

/** The place of wrong passwords in calls of a session: strangers cannot use up its attempts. */
export const ownSession = 'session'

/** Returns the index under which the failures of a username are kept; people also type their phone number as a name. */
export const failureKey = (keys: Keys, username: string): string =>
  keys.blindIndex('login', usernameKey(username))

/** Returns the index of a place among the failures of a username. */
export const placeKeyOf = (keys: Keys, username: string, place: string): string =>
  keys.blindIndex('login', `${usernameKey(username)}\n${place}`).slice(0, 16)

/**
 * Returns the wrong guesses for a username, whether or not an account has it. Other attempts with the same name wait
 * until this transaction ends, so that concurrent attempts are all counted.
 * @param place a network, a device or `ownSession`
 */
export async function lockGuesses(
  trx: Trx,
  keys: Keys,
  { username, place }: { username: string; place: string },
  now: Date
): Promise<Guesses> {
  const nameKey = failureKey(keys, username)
  const placeKey = placeKeyOf(keys, username, place)
  const known = await lockFailures(trx, nameKey, now)
  const ageOf = (at: number) => seconds(now) - at
  const here = known.places[placeKey]
  const lastAt = seconds(known.last_at)
  const failures = ageOf(lastAt) > memory ? 0 : known.failures
  const failuresHere = here === undefined || ageOf(here.at) > memory ? 0 : here.failures
  const places = Object.entries(known.places).filter(([, { at }]) => ageOf(at) <= memory)
  return {
    nameKey,
    placeKey,
    failures,
    failuresHere,
    lockedHere: failuresHere >= maxFailuresHere ? minutesLeft(ageOf(here?.at ?? 0)) : 0,
    lockedAnywhere: failures >= maxFailuresAnywhere ? minutesLeft(ageOf(lastAt)) : 0,
    places: Object.fromEntries(places)
  }
}

const minutesLeft = (age: number): number => Math.max(0, Math.ceil((lockMinutes * 60 - age) / 60))

/** Counts one more wrong password, for the name and for the place. */
export async function addGuess(trx: Trx, guesses: Guesses, now: Date): Promise<void> {
  const { nameKey, placeKey, failures, failuresHere, places } = guesses
  const others = Object.entries(places)
    .filter(([key]) => key !== placeKey)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(0, maxPlaces - 1)
  const here = { failures: failuresHere + 1, at: seconds(now) }
  const counted = Object.fromEntries([...others, [placeKey, here] as const])
  await setFailures(trx, nameKey, { failures: failures + 1, last_at: now, places: JSON.stringify(counted) })
}

/** Resets all counts of a name after a right password. */
export const forgetGuesses = (trx: Trx, { nameKey }: Pick<Guesses, 'nameKey'>): Promise<void> =>
  forgetFailures(trx, nameKey)
