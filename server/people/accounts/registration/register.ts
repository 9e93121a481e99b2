import type { Trx } from '../../../platform/database/open.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { Outcome } from '../outcome.ts'
import { type LoginResult, type Origin, openSession } from '../sign-in/open-session.ts'
import { createAccount } from './create.ts'
import { type ContactWithCode, takeRegistrationCodes } from './registration-codes.ts'

/** The data of a registration. The password is hashed already, because hashing takes long. */
export interface Registration {
  username: string
  passwordHash: string
  phone: ContactWithCode
  /** Absent: the person gives no mail address. */
  email: ContactWithCode | undefined
  nickName: string
}

/**
 * Registers a citizen and signs them in. Codes prove the phone, and the mail address if there is one. Only somebody who
 * has proved a phone learns that it is registered. When the name is taken, the codes stay valid for another try.
 * @returns a wrong code as an outcome, because the used try must be committed
 * @throws Refusal USR0050 name taken, USR0051 phone, USR0064 address registered
 */
export async function registerCitizen(
  trx: Trx,
  keys: Keys,
  { phone, email, ...person }: Registration,
  origin: Origin,
  now: Date
): Promise<Outcome<LoginResult>> {
  const refused = await takeRegistrationCodes(trx, keys, { phone, email }, now)
  if (refused) return refused
  const account = await createAccount(
    trx,
    keys,
    { kind: 'citizen', ...person, phone: phone.contact, email: email?.contact },
    now
  )
  return await openSession(trx, keys, account, { loginType: 1, origin }, now)
}
