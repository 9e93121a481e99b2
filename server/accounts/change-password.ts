import type { components } from '@board/generated/openapi'
import type { SignedInActor } from '../actor.ts'
import { seconds } from '../calendar/time.ts'
import type { Db, Trx } from '../database/open.ts'
import { recordEvent } from '../events/record.ts'
import type { Keys } from '../keys/keys.ts'
import { Refusal } from '../refusal.ts'
import { createSession, endSessionsOf, sessionLifetime } from '../sessions/sessions.ts'
import { addGuess, forgetGuesses, lockGuesses, ownSession } from './guesses.ts'
import { requireStrongPassword } from './names.ts'
import type { Origin } from './open-session.ts'
import type { Outcome } from './outcome.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { type AccountRecord, findAccount, setPassword } from './store.ts'

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
  const guesses = await lockGuesses(trx, keys, { username, place: ownSession }, now)
  if (guesses.lockedHere > 0) return { refused: 'USR0056', params: { minutes: guesses.lockedHere } }
  const current = await findAccount(trx, { uid: accountUid })
  if (newHash === undefined || current?.password_hash !== account.password_hash) {
    await addGuess(trx, guesses, now)
    return { refused: 'USR0054' }
  }
  await forgetGuesses(trx, guesses)
  await setPassword(trx, accountUid, newHash, now)
  await endSessionsOf(trx, accountUid)
  const session = await createSession(trx, { accountUid, loginType: 1, address, userAgent }, now)
  await recordEvent(trx, {
    verb: 'account.passwordChanged',
    audience: 'editor',
    subject: { kind: 'account', id: accountUid },
    actor,
    at: now,
    after: { forced: current.must_change_password }
  })
  return { done: { ...session, expiresAt: seconds(now) + sessionLifetime } }
}
