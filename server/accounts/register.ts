import type { Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { createAccount } from './create.ts'
import { type LoginResult, type Origin, openSession } from './open-session.ts'
import type { Outcome } from './outcome.ts'
import { type ProvedContact, takeRegistrationCodes } from './registration-codes.ts'

/** Who registers; the password is hashed already, because that takes long. */
export interface Registration {
  username: string
  passwordHash: string
  phone: ProvedContact
  /** Absent: the person gives none. */
  email: ProvedContact | undefined
  nickName: string
}

/**
 * Registers a citizen whose phone, and mail address where they give one, are shown by codes, and signs them in. That a phone is registered already is
 * told only to who holds it. A name that is taken leaves the code as it was, to try another name with.
 * @returns a wrong code as an outcome: the used try must be kept
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
  return await openSession(trx, account, { loginType: 1, origin }, now)
}
