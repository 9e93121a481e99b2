import type { Db, Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { checkCaptcha } from './captcha/captcha.ts'
import { addGuess, forgetGuesses, lockGuesses } from './guesses.ts'
import { isKnownPlace } from './known-place.ts'
import { usernameKey } from './names.ts'
import { type LoginResult, logAttempt, type Origin, openSession } from './open-session.ts'
import type { Outcome } from './outcome.ts'
import { verifyPassword } from './password.ts'
import { type AccountRecord, findAccount } from './store.ts'

/** A checked password. It is prepared before the transaction, because checking takes long. */
export interface PasswordAttempt {
  username: string
  account: AccountRecord | undefined
  isRight: boolean
}

/** Checks a username and password. An unknown name takes the same time. */
export async function tryPassword(db: Db, username: string, password: string): Promise<PasswordAttempt> {
  const account = await findAccount(db, { username_key: usernameKey(username) })
  return { username, account, isRight: await verifyPassword(account?.password_hash, password) }
}

/**
 * Signs in by username and password. After one failure a captcha is required, after ten the name is locked for a
 * quarter of an hour. Both also apply to unknown names. A captcha that was not required is checked too. A lock does not
 * apply on a network that the owner is known on, so that nobody can lock an owner out.
 * @returns refusals as outcomes, because failures, used captchas and the log must be committed. Specification 4, 8.
 */
export async function signInByPassword(
  trx: Trx,
  keys: Keys,
  { username, account, isRight }: PasswordAttempt,
  {
    captcha,
    origin
  }: { captcha: { uuid?: string | undefined; captcha?: string | undefined }; origin: Origin },
  now: Date
): Promise<Outcome<LoginResult>> {
  const guesses = await lockGuesses(trx, keys, username, now)
  const attempt = { account, username, origin }
  const isKnown = guesses.lockedMinutes > 0 && (await isKnownPlace(trx, account, origin, now))
  if (guesses.lockedMinutes > 0 && !isKnown) {
    await logAttempt(trx, { ...attempt, result: 'locked' }, now)
    return { refused: 'USR0005', params: { minutes: guesses.lockedMinutes } }
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
  await forgetGuesses(trx, guesses)
  return await openSession(trx, current, { loginType: 1, origin }, now)
}

/**
 * Returns the current account if its password is still the one that was checked. Otherwise an old password could open a
 * session after a change. A later change waits for the lock on the name's guesses.
 */
async function unchanged(trx: Trx, account: AccountRecord): Promise<AccountRecord | undefined> {
  const current = await findAccount(trx, { uid: account.uid })
  return current?.password_hash === account.password_hash ? current : undefined
}
