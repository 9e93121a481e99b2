import type { Trx } from '../../../platform/database/open.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { Outcome } from '../outcome.ts'
import { takeCode } from '../phone-code.ts'
import { phoneContact } from '../registration/contact.ts'
import { findAccount } from '../store.ts'
import { type LoginResult, logAttempt, type Origin, openSession } from './open-session.ts'

/**
 * Signs in by phone and code. An unknown phone and a wrong code give the same error.
 * @returns refusals as outcomes, because used tries and the log must be committed. Specification 7, 8.
 */
export async function signInByPhone(
  trx: Trx,
  keys: Keys,
  { phone, code, origin }: { phone: string; code: string; origin: Origin },
  now: Date
): Promise<Outcome<{ uid: number; session: LoginResult }>> {
  const fits = await takeCode(trx, keys, { contact: phoneContact(phone), purpose: 'login', code }, now)
  const account = await findAccount(trx, { phone_index: keys.blindIndex('phone', phone) })
  if (fits && account) {
    const opened = await openSession(trx, keys, account, { loginType: 2, origin }, now)
    return 'done' in opened ? { done: { uid: account.uid, session: opened.done } } : opened
  }
  const username = account?.username ?? ''
  await logAttempt(trx, { account, username, origin, result: 'failed' }, now)
  return { refused: '1011' }
}
