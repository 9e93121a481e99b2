import type { SignedInActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Refused } from './outcome.ts'
import { verifyPassword } from './password.ts'
import { addGuess, forgetGuesses, lockGuesses, ownSession } from './sign-in/guesses.ts'
import { findAccount } from './store.ts'

/** A password that somebody signed in has typed again, verified before the transaction, because that takes long. */
export interface OwnPassword {
  uid: number
  username: string
  /** The hash that it was verified against. */
  hash: string | null
  isRight: boolean
}

/** Verifies the actor's own password. @throws Refusal USR0001 for an account that is gone */
export async function tryOwnPassword(db: Db, actor: SignedInActor, password: string): Promise<OwnPassword> {
  const account = await findAccount(db, { uid: actor.accountId })
  if (!account) throw new Refusal('USR0001')
  const { uid, username, password_hash: hash } = account
  return { uid, username, hash, isRight: await verifyPassword(hash, password) }
}

/**
 * Refuses a wrong password of the actor. It locks the name's guesses, so it must run before anything that locks the
 * account: a sign-in takes the locks in the same order. Decision 0093.
 * @returns a refusal as an outcome, because the count of failures must be committed; undefined for a right password
 */
export async function refuseOwnPassword(
  trx: Trx,
  keys: Keys,
  { uid, username, hash, isRight }: OwnPassword,
  now: Date
): Promise<Refused | undefined> {
  const guesses = await lockGuesses(trx, keys, { username, place: ownSession }, now)
  if (guesses.lockedHere > 0) return { refused: 'USR0056', params: { minutes: guesses.lockedHere } }
  // the password may have changed since it was verified
  if (isRight && (await findAccount(trx, { uid }))?.password_hash === hash) {
    await forgetGuesses(trx, guesses)
    return undefined
  }
  await addGuess(trx, guesses, now)
  return { refused: 'USR0054' }
}
