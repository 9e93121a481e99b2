/** Changes to an account by its administrator. The checks of the administrator's rights are in server/people/access. */
import type { Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { deleteSecondFactor, lockSecondFactor } from './second-factor/store.ts'
import { forgetGuesses, lockGuesses, ownSession } from './sign-in/guesses.ts'
import { lockAccounts, updateManaged } from './store.ts'

/** An account that somebody else manages, locked. */
export type ManagedAccount = Awaited<ReturnType<typeof lockAccounts>>[number]

/** Locks members of staff by id, in one order. The result leaves out ids of other accounts. */
export const lockStaffMembers = (trx: Trx, uids: readonly number[]) => lockAccounts(trx, 'staff', uids)

/** Locks accounts of institutions in the same way. */
export const lockInstitutionAccounts = (trx: Trx, uids: readonly number[]) =>
  lockAccounts(trx, 'institution', uids)

/** Sets a first password, which must be changed at the next sign-in. Every session ends, and wrong guesses are forgotten. */
export async function issuePassword(
  trx: Trx,
  keys: Keys,
  { uid, username }: ManagedAccount,
  hash: string,
  now: Date
): Promise<void> {
  await updateManaged(trx, uid, { password_hash: hash, must_change_password: true, password_changed_at: now })
  await endSessionsOf(trx, uid)
  await forgetLockout(trx, keys, username, now)
}

/** Deletes the second factor of an account and ends its sessions. @returns false when it has none */
export async function dropSecondFactor(trx: Trx, uid: number): Promise<boolean> {
  if (!(await lockSecondFactor(trx, uid))?.confirmed_at) return false
  await deleteSecondFactor(trx, uid)
  await endSessionsOf(trx, uid)
  return true
}

/** Unlocks a username that was locked after too many wrong passwords. */
export async function forgetLockout(trx: Trx, keys: Keys, username: string, now: Date): Promise<void> {
  await forgetGuesses(trx, await lockGuesses(trx, keys, { username, place: ownSession }, now))
}

/** Enables (1) or disables (0) an account. Disabling ends its sessions. */
export async function setAccountStatus(trx: Trx, uid: number, status: 0 | 1): Promise<void> {
  await updateManaged(trx, uid, { status })
  if (status === 0) await endSessionsOf(trx, uid)
}
