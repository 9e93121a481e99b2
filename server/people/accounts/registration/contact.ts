import { emailPattern, mobilePattern } from '@board/schemas/facts/formats'
import type { Keys } from '../../../platform/keys/keys.ts'

/** The receiver of a code: a mobile number or a mail address. */
export interface Contact {
  readonly channel: 'sms' | 'mail'
  readonly to: string
}

/** The values of `sendType`, which tells the kind of the name that comes with it (specification 7). */
export const sendTypes = { username: 1, phone: 2, email: 3 } as const

const email = new RegExp(emailPattern)
const mobile = new RegExp(mobilePattern)

/** Returns a mail address in lower case, without spaces around it. */
const addressOf = (text: string): string => text.trim().toLowerCase()

/** Returns the contact for a typed phone or mail address; undefined for a text that does not match `sendType`. */
export function contactOf(sendType: 2 | 3, typed: string): Contact | undefined {
  if (sendType === sendTypes.phone) return mobile.test(typed) ? phoneContact(typed) : undefined
  const to = addressOf(typed)
  return to.length <= longestAddress && email.test(to) ? { channel: 'mail', to } : undefined
}

/** RFC 5321, 4.5.3.1: the longest mail address, that is a path without its brackets. */
const longestAddress = 254

/** Returns the contact of a mobile number. */
export const phoneContact = (to: string): Contact => ({ channel: 'sms', to })

/** Returns the index that finds a contact in accounts and codes. */
export const contactIndex = (keys: Keys, { channel, to }: Contact): string =>
  channel === 'sms' ? keys.blindIndex('phone', to) : keys.blindIndex('email', addressOf(to))

/** Returns the condition that finds the account of a contact. */
export const contactCondition = (
  keys: Keys,
  contact: Contact
): { phone_index: string } | { email_index: string } =>
  contact.channel === 'sms'
    ? { phone_index: contactIndex(keys, contact) }
    : { email_index: contactIndex(keys, contact) }
