import type { Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import type { Contact } from './contact.ts'
import type { Refused } from './outcome.ts'
import { spendCode, tryCode } from './phone-code.ts'

/** A phone or an e-mail address with the code that was typed for it. */
export interface ProvedContact {
  contact: Contact
  code: string
}

/**
 * Uses up the codes of a registration, both or none: a wrong one leaves the other for the next try.
 * @returns the refusal of a wrong code, whose transaction must be kept: the used try counts
 */
export async function takeRegistrationCodes(
  trx: Trx,
  keys: Keys,
  { phone, email }: { phone: ProvedContact; email: ProvedContact | undefined },
  now: Date
): Promise<Refused | undefined> {
  const phoneCode = await tryCode(trx, keys, { ...phone, purpose: 'register' }, now)
  if (phoneCode === undefined) return { refused: '1011' }
  const emailCode = email && (await tryCode(trx, keys, { ...email, purpose: 'register' }, now))
  if (email && emailCode === undefined) return { refused: 'USR0065' }
  for (const code of [phoneCode, emailCode]) if (code !== undefined) await spendCode(trx, code, now)
  return undefined
}
