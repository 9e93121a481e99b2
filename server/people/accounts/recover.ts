/** Recovery of an account whose password was forgotten. The caller has checked that the person owns it. */
import type { Db, Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { isRecoverable } from './phone-code.ts'
import { recordChange } from './record-change.ts'
import { type Contact, contactCondition } from './registration/contact.ts'
import { forgetGuesses, lockGuesses, ownSession } from './sign-in/guesses.ts'
import { type AccountRecord, findAccount, lockAccount, setPassword, switchOn } from './store.ts'

/** Returns the account of a contact, if a code can reset its password. */
export async function findRecoverable(
  db: Db | Trx,
  keys: Keys,
  contact: Contact
): Promise<AccountRecord | undefined> {
  return recoverable(await findAccount(db, contactCondition(keys, contact)))
}

/** Returns an account by its id, if a code can still reset its password. */
export const findRecoverableById = async (db: Db | Trx, uid: number): Promise<AccountRecord | undefined> =>
  recoverable(await findAccount(db, { uid }))

const recoverable = (account: AccountRecord | undefined) =>
  account && isRecoverable(account) ? account : undefined

/**
 * Sets a new password after the old one was forgotten. All sessions end, wrong guesses are forgotten, and a disabled
 * account of a citizen is enabled. Specification 8 (1101), domain 6.
 * @returns false when the account cannot be recovered any more
 */
export async function resetForgotten(
  trx: Trx,
  keys: Keys,
  { uid, passwordHash }: { uid: number; passwordHash: string },
  now: Date
): Promise<boolean> {
  const { username } = (await findRecoverableById(trx, uid)) ?? {}
  if (username === undefined) return false
  // the first lock, as at signing in and changing a password, so that neither goes on with the old password
  const guesses = await lockGuesses(trx, keys, { username, place: ownSession }, now)
  await lockAccount(trx, uid)
  const account = await findRecoverableById(trx, uid)
  if (!account) return false
  await setPassword(trx, uid, passwordHash, now)
  if (account.status !== 1) await switchOn(trx, uid)
  await endSessionsOf(trx, uid)
  await forgetGuesses(trx, guesses)
  const after = { switchedOn: account.status !== 1 }
  await recordChange(trx, keys, { uid, actor: 'system', at: now, verb: 'account.passwordRecovered', after })
  return true
}
