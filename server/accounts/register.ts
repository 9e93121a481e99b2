import type { Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { Refusal } from '../refusal.ts'
import { phoneContact } from './contact.ts'
import { usernameKey } from './names.ts'
import { type LoginResult, type Origin, openSession } from './open-session.ts'
import type { Outcome } from './outcome.ts'
import { takeCode } from './phone-code.ts'
import { findAccount, insertAccount } from './store.ts'

/** Who registers; the password is hashed already, because that takes long. */
export interface Registration {
  username: string
  passwordHash: string
  phone: string
  verifyCode: string
  nickName: string
}

/**
 * Registers a citizen whose phone is shown by a code, and signs them in. That a phone is registered already is
 * told only to who holds it. A name that is taken leaves the code as it was, to try another name with.
 * @returns a wrong code as an outcome: the used try must be kept
 * @throws Refusal USR0050 name taken, USR0051 phone registered
 */
export async function registerCitizen(
  trx: Trx,
  keys: Keys,
  { username, passwordHash, phone, verifyCode, nickName }: Registration,
  origin: Origin,
  now: Date
): Promise<Outcome<LoginResult>> {
  if (
    !(await takeCode(trx, keys, { contact: phoneContact(phone), purpose: 'register', code: verifyCode }, now))
  )
    return { refused: '1011' }
  const phoneIndex = keys.blindIndex('phone', phone)
  const uid = await insertAccount(trx, {
    kind: 'citizen',
    username: username.trim(),
    username_key: usernameKey(username),
    nick_name: nickName,
    password_hash: passwordHash,
    phone_sealed: keys.sealField('phone', phone),
    phone_index: phoneIndex,
    created_at: now
  })
  if (uid === undefined) {
    const isPhoneKnown = (await findAccount(trx, { phone_index: phoneIndex })) !== undefined
    throw new Refusal(isPhoneKnown ? 'USR0051' : 'USR0050')
  }
  const account = await findAccount(trx, { uid })
  if (!account) throw new Error('An account that was just written is not there')
  return await openSession(trx, account, { loginType: 1, origin }, now)
}
