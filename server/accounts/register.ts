import type { Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { phoneContact } from './contact.ts'
import { createAccount } from './create.ts'
import { type LoginResult, type Origin, openSession } from './open-session.ts'
import type { Outcome } from './outcome.ts'
import { takeCode } from './phone-code.ts'

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
  { phone, verifyCode, ...person }: Registration,
  origin: Origin,
  now: Date
): Promise<Outcome<LoginResult>> {
  const contact = phoneContact(phone)
  if (!(await takeCode(trx, keys, { contact, purpose: 'register', code: verifyCode }, now)))
    return { refused: '1011' }
  const account = await createAccount(trx, keys, { kind: 'citizen', ...person, phone: contact }, now)
  return await openSession(trx, account, { loginType: 1, origin }, now)
}
