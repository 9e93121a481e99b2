import { emailPattern, mobilePattern } from '@board/schemas/formats'
import type { Keys } from '../keys/keys.ts'

/** Where a code can go: a mobile number, or a mail address. */
export interface Contact {
  readonly channel: 'sms' | 'mail'
  readonly to: string
}

/** What sendType says of the name that comes with it (specification 7). */
export const sendTypes = { username: 1, phone: 2, email: 3 } as const

const email = new RegExp(emailPattern)
const mobile = new RegExp(mobilePattern)

/** Addresses differ by more than their capitals. */
const addressOf = (text: string): string => text.trim().toLowerCase()

/** A phone or an address as it was typed; undefined for what is neither, or not what sendType says. */
export function contactOf(sendType: 2 | 3, typed: string): Contact | undefined {
  if (sendType === sendTypes.phone) return mobile.test(typed) ? phoneContact(typed) : undefined
  const to = addressOf(typed)
  return to.length <= longestAddress && email.test(to) ? { channel: 'mail', to } : undefined
}

/** RFC 5321, 4.5.3.1: what a path may hold without its brackets. */
const longestAddress = 254

export const phoneContact = (to: string): Contact => ({ channel: 'sms', to })

/** What a contact is found by in accounts and codes. */
export const contactIndex = (keys: Keys, { channel, to }: Contact): string =>
  channel === 'sms' ? keys.blindIndex('phone', to) : keys.blindIndex('email', addressOf(to))

/** The contact's own column of an account. */
export const accountBy = (keys: Keys, contact: Contact): { phone_index: string } | { email_index: string } =>
  contact.channel === 'sms'
    ? { phone_index: contactIndex(keys, contact) }
    : { email_index: contactIndex(keys, contact) }
