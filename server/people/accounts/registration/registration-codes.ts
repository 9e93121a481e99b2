import type { Trx } from '../../../platform/database/open.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { Refused } from '../outcome.ts'
import { spendCode, tryCode } from '../phone-code.ts'
import type { Contact } from './contact.ts'

/** A phone number or a mail address, with the code that was typed for it. */
export interface ContactWithCode {
  contact: Contact
  code: string
}

/**
 * Marks the codes of a registration as used: both or none. If one code is wrong, the other one stays valid for the
 * next attempt.
 * @returns the refusal if a code is wrong. The caller must also commit in this case, because the attempt is counted
 */
export async function takeRegistrationCodes(
  trx: Trx,
  keys: Keys,
  { phone, email }: { phone: ContactWithCode; email: ContactWithCode | undefined },
  now: Date
): Promise<Refused | undefined> {
  const phoneCode = await tryCode(trx, keys, { ...phone, purpose: 'register' }, now)
  if (phoneCode === undefined) return { refused: '1011' }
  const emailCode = email && (await tryCode(trx, keys, { ...email, purpose: 'register' }, now))
  if (email && emailCode === undefined) return { refused: 'USR0065' }
  for (const code of [phoneCode, emailCode]) if (code !== undefined) await spendCode(trx, code, now)
  return undefined
}
