import type { Db, Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { checkCaptcha } from './captcha.ts'
import { usernameKey } from './names.ts'
import { type LoginResult, logAttempt, type Origin, openSession } from './open-session.ts'
import type { Outcome } from './outcome.ts'
import { verifyPassword } from './password.ts'
import { type AccountRecord, findAccount, forgetFailures, lockFailures, setFailures } from './store.ts'

/** Failures with one name after which it is locked, and for how many minutes; counted anew after a day. */
const lockOut = { failures: 10, minutes: 15 } as const
const memory = 86_400_000

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
 * a quarter of an hour; both for names that do not exist too. One given without being asked for is checked.
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
  // people type their phone here too: what is kept of a name is its index
  const nameKey = keys.blindIndex('login', usernameKey(username))
  const known = await lockFailures(trx, nameKey, now)
  const age = now.getTime() - known.last_at.getTime()
  const failures = age > memory ? 0 : known.failures
  const attempt = { account, username, origin }
  const lockedFor = lockOut.minutes * 60_000 - age
  if (failures >= lockOut.failures && lockedFor > 0) {
    await logAttempt(trx, { ...attempt, result: 'locked' }, now)
    return { refused: 'USR0005', params: { minutes: Math.ceil(lockedFor / 60_000) } }
  }
  if (failures > 0 || captcha.captcha) {
    const checked = await checkCaptcha(trx, captcha, now)
    if ('refused' in checked) return checked
  }
  if (!account || !isRight) {
    await setFailures(trx, nameKey, failures + 1, now)
    await logAttempt(trx, { ...attempt, result: 'failed' }, now)
    return { refused: 'USR0004' }
  }
  await forgetFailures(trx, nameKey)
  return await openSession(trx, account, { loginType: 1, origin }, now)
}
