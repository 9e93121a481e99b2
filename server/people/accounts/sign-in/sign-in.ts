import type { Db, Trx } from '../../../platform/database/open.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { networkOf } from '../../../platform/network.ts'
import { checkCaptcha, type GivenCaptcha } from '../captcha/captcha.ts'
import type { Outcome } from '../outcome.ts'
import { verifyPassword } from '../password.ts'
import { usernameKey } from '../registration/names.ts'
import { type AccountRecord, findAccount } from '../store.ts'
import { addGuess, forgetGuesses, lockGuesses } from './guesses.ts'
import { findKnownDevice } from './known-device.ts'
import { isKnownPlace } from './known-place.ts'
import { asksSecondStep, type LoginResult, logAttempt, type Origin, openSession } from './open-session.ts'

/** A checked password. It is prepared before the transaction, because checking takes long. */
export interface PasswordAttempt {
  username: string
  account: AccountRecord | undefined
  isRight: boolean
}

/** Finds the account that a typed username claims. */
export const findClaimed = (db: Db, username: string): Promise<AccountRecord | undefined> =>
  findAccount(db, { username_key: usernameKey(username) })

/** Checks the password of a username. An unknown name takes the same time. */
export async function tryPassword(
  account: AccountRecord | undefined,
  username: string,
  password: string
): Promise<PasswordAttempt> {
  return { username, account, isRight: await verifyPassword(account?.password_hash, password) }
}

/**
 * Signs in by username and password. After one failure a captcha is required. After ten from one place (a network, or a
 * browser that the owner is known in) the name is locked for that place for a quarter of an hour; after a hundred from
 * all places it is locked wherever the owner is not known, so that nobody can lock an owner out. All this also applies to
 * unknown names. A captcha that was not required is checked too. Attempts that it refuses are not counted.
 * @returns refusals as outcomes, because failures, used captchas and the log must be committed. Specification 4, 8.
 */
export async function signInByPassword(
  trx: Trx,
  keys: Keys,
  { username, account, isRight }: PasswordAttempt,
  { captcha, origin }: { captcha: GivenCaptcha; origin: Origin },
  now: Date
): Promise<Outcome<LoginResult>> {
  const device = account && findKnownDevice(keys, origin.device, account.uid)
  // a network and a browser cannot have the same name, because a network contains a dot or a colon
  const guesses = await lockGuesses(trx, keys, { username, place: device ?? networkOf(origin.address) }, now)
  const attempt = { account, username, origin }
  const isKnown =
    guesses.lockedAnywhere > 0 && (device !== undefined || (await isKnownPlace(trx, account, origin, now)))
  const lockedMinutes = Math.max(guesses.lockedHere, isKnown ? 0 : guesses.lockedAnywhere)
  if (lockedMinutes > 0) {
    await logAttempt(trx, { ...attempt, result: 'locked' }, now)
    return { refused: 'USR0005', params: { minutes: lockedMinutes } }
  }
  if (guesses.failures > 0 || captcha.captcha) {
    const checked = await checkCaptcha(trx, captcha, now)
    if ('refused' in checked) return checked
  }
  const current = account && isRight ? await unchanged(trx, account) : undefined
  if (!current) {
    await addGuess(trx, guesses, now)
    await logAttempt(trx, { ...attempt, result: 'failed' }, now)
    return { refused: 'USR0004' }
  }
  const opened = await openSession(trx, keys, current, { loginType: 1, origin }, now)
  // wrong codes of the second step are counted with wrong passwords, so only a complete sign-in resets the count
  if (!asksSecondStep(opened)) await forgetGuesses(trx, guesses)
  return opened
}

/**
 * Returns the current account if its password is still the one that was checked. Otherwise an old password could open a
 * session after a change. A later change waits for the lock on the name's guesses.
 */
async function unchanged(trx: Trx, account: AccountRecord): Promise<AccountRecord | undefined> {
  const current = await findAccount(trx, { uid: account.uid })
  return current?.password_hash === account.password_hash ? current : undefined
}
