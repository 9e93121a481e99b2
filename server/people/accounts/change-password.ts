import type { components } from '@board/generated/openapi'
import type { SignedInActor } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { Refusal } from '../../platform/refusal.ts'
import { createSession, endSessionsOf, sessionLifetime } from '../sessions/sessions.ts'
import type { Outcome } from './outcome.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { takeCode } from './phone-code.ts'
import { recordChange } from './record-change.ts'
import { phoneContact } from './registration/contact.ts'
import { requireStrongPassword } from './registration/names.ts'
import { addGuess, forgetGuesses, lockGuesses, ownSession } from './sign-in/guesses.ts'
import type { Origin } from './sign-in/open-session.ts'
import { type AccountRecord, findAccount, lockAccount, setPassword } from './store.ts'

type RenewedSession = components['schemas']['RenewedSession']

/** A checked change of a password. It is prepared before the transaction, because hashing takes long. */
export interface PasswordChange {
  account: AccountRecord
  /** The hash of the new password; undefined when the old password was wrong. */
  newHash: string | undefined
}

/**
 * Checks the new password first, because that reveals nothing about the account, and then the old one.
 * @throws Refusal USR0052 too weak, USR0055 same as the old one
 */
export async function preparePasswordChange(
  db: Db,
  actor: SignedInActor,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string }
): Promise<PasswordChange> {
  requireStrongPassword(newPassword)
  if (newPassword.normalize('NFKC') === oldPassword.normalize('NFKC')) throw new Refusal('USR0055')
  const account = await findAccount(db, { uid: actor.accountId })
  if (!account) throw new Refusal('USR0001')
  const isRight = await verifyPassword(account.password_hash, oldPassword)
  return { account, newHash: isRight ? await hashPassword(newPassword) : undefined }
}

/**
 * Changes the actor's own password. All sessions of the account end, and the actor gets a new one. Wrong old passwords
 * have a count of their own, so that strangers who fail to sign in cannot keep the owner from changing it. Of two concurrent changes the
 * first wins. Domain 1, 6.
 * @returns refusals as outcomes, because the count of failures must be committed
 */
export async function changePassword(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  { account, newHash }: PasswordChange,
  { address, userAgent }: Origin,
  now: Date
): Promise<Outcome<RenewedSession>> {
  const { uid: accountUid, username } = account
  if (account.password_hash === null) return { refused: 'PER0010' }
  const guesses = await lockGuesses(trx, keys, { username, place: ownSession }, now)
  if (guesses.lockedHere > 0) return { refused: 'USR0056', params: { minutes: guesses.lockedHere } }
  const current = await findAccount(trx, { uid: accountUid })
  if (newHash === undefined || current?.password_hash !== account.password_hash) {
    await addGuess(trx, guesses, now)
    return { refused: 'USR0054' }
  }
  await forgetGuesses(trx, guesses)
  const session = await renewWith(trx, accountUid, newHash, { address, userAgent }, now)
  const after = { forced: current.must_change_password }
  await recordChange(trx, keys, { uid: accountUid, actor, at: now, verb: 'account.passwordChanged', after })
  return { done: session }
}

/**
 * Sets the first password of an account that was made without one. A code to the bound phone proves the person in place of
 * the old password. All sessions of the account end, and the actor gets a new one.
 * @returns a wrong code as an outcome, because the used try must be committed
 * @throws Refusal USR0001, PER0003 without a phone, PER0011 if the account has a password
 */
export async function setFirstPassword(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  { code, newHash }: { code: string; newHash: string },
  { address, userAgent }: Origin,
  now: Date
): Promise<Outcome<RenewedSession>> {
  const uid = actor.accountId
  await lockAccount(trx, uid)
  const account = await findAccount(trx, { uid })
  if (!account) throw new Refusal('USR0001')
  if (account.password_hash !== null) throw new Refusal('PER0011')
  if (account.phone_sealed === null) throw new Refusal('PER0003')
  const contact = phoneContact(keys.openField('phone', account.phone_sealed))
  if (!(await takeCode(trx, keys, { contact, purpose: 'password', code }, now))) return { refused: '1011' }
  const session = await renewWith(trx, uid, newHash, { address, userAgent }, now)
  await recordChange(trx, keys, { uid, actor, at: now, verb: 'account.passwordSet' })
  return { done: session }
}

/** Stores a password, ends all sessions of the account and opens a new one. */
async function renewWith(
  trx: Trx,
  accountUid: number,
  hash: string,
  { address, userAgent }: Pick<Origin, 'address' | 'userAgent'>,
  now: Date
): Promise<RenewedSession> {
  await setPassword(trx, accountUid, hash, now)
  await endSessionsOf(trx, accountUid)
  const session = await createSession(trx, { accountUid, loginType: 1, address, userAgent }, now)
  return { ...session, expiresAt: seconds(now) + sessionLifetime }
}
