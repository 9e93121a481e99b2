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

/** What somebody typed, and whether it was right: worked out before the transaction, because it takes long. */
export interface PasswordAttempt {
  username: string
  account: AccountRecord | undefined
  isRight: boolean
}

/** Looks a name and password up; takes as long for a name that does not exist. */
export async function tryPassword(db: Db, username: string, password: string): Promise<PasswordAttempt> {
  const account = await findAccount(db, { username_key: usernameKey(username) })
  return { username, account, isRight: await verifyPassword(account?.password_hash, password) }
}

/**
 * Signs in by name and password. After one failure the captcha is asked for, after ten the name is locked for
 * a quarter of an hour; both for names that do not exist too. One given without being asked for is checked. A lock does not
 * hold where the owner is known, so that nobody can keep an account out.
 * @returns refusals as outcomes: failures, used captchas and the log must be kept. Specification 4, 8.
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
 * The account as it is now, if its password is still the one that was verified: else the old one would open a session
 * after it was changed. Changing it waits for the same name's guesses, so that it cannot happen from here on.
 */
async function unchanged(trx: Trx, account: AccountRecord): Promise<AccountRecord | undefined> {
  const current = await findAccount(trx, { uid: account.uid })
  return current?.password_hash === account.password_hash ? current : undefined
}
