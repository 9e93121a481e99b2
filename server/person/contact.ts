import { type Contact, contactIndex, phoneContact } from '../accounts/contact.ts'
import type { Outcome } from '../accounts/outcome.ts'
import { type CodeDeps, type CodePurpose, sendCode, takeCode } from '../accounts/phone-code.ts'
import type { SignedInActor } from '../actor.ts'
import { seconds } from '../calendar/time.ts'
import type { Db, Trx } from '../database/open.ts'
import { codeOf } from '../database/unavailable.ts'
import { recordEvent } from '../events/record.ts'
import type { Keys } from '../keys/keys.ts'
import { clearChannel } from '../notify/choices.ts'
import { Refusal } from '../refusal.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { findOwn, lockOwn, type OwnRow, updateOwn } from './store.ts'

/** Returns the phone that is bound to an account. @throws Refusal PER0003 if there is none */
export async function ownPhone(db: Db | Trx, keys: Keys, actor: SignedInActor): Promise<Contact> {
  const own = await findOwn(db, actor.accountId)
  if (!own?.phoneSealed) throw new Refusal('PER0003')
  return phoneContact(keys.openField('phone', own.phoneSealed))
}

/** Refuses the phone that the account already has. @throws Refusal PER0009 */
export async function requireOtherContact(
  db: Db | Trx,
  keys: Keys,
  actor: SignedInActor,
  contact: Contact
): Promise<void> {
  const own = await findOwn(db, actor.accountId)
  if (contact.channel === 'sms' && own?.phoneIndex === contactIndex(keys, contact))
    throw new Refusal('PER0009', {}, { at: 'contact' })
}

/** Sends a code to the bound phone. @throws Refusal PER0003, OUT0011, 1009, 1010 */
export async function sendOwnCode(
  trx: Trx,
  deps: CodeDeps,
  actor: SignedInActor,
  purpose: Extract<CodePurpose, 'change' | 'cancel' | 'export'>,
  now: Date
): Promise<Outcome<null>> {
  return await sendCode(trx, deps, await ownPhone(trx, deps.keys, actor), { purpose }, now)
}

/** Milliseconds for which a ticket is valid. */
const ticketTime = 600_000

/** Returns the signature of a ticket. It is valid for this account, as long as the account has this phone. */
const signatureOf = (keys: Keys, own: OwnRow, expires: string) =>
  keys.blindIndex('code', `ticket\n${own.uid}\n${own.phoneIndex}\n${expires}`)

function isGoodTicket(keys: Keys, own: OwnRow, ticket: string, now: Date): boolean {
  const [expires = '', signature] = ticket.split('.')
  const isInTime = /^\d{1,12}$/.test(expires) && Number(expires) > seconds(now)
  return isInTime && signature === signatureOf(keys, own, expires)
}

/**
 * Binds a first phone, or a mail address in place of another. Only a caller who has its code learns that a contact
 * belongs to another account. A mail address can recover the account, so an account with a phone must first prove that it
 * has the phone.
 * @returns a wrong code as an outcome, because the used try must be committed
 * @throws Refusal PER0004 if a phone is bound, PER0005 if it belongs to another account, PER0006 for an invalid ticket
 */
export async function bindContact(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  { contact, code, ticket = '' }: { contact: Contact; code: string; ticket?: string | undefined },
  now: Date
): Promise<Outcome<null>> {
  const own = await lockOwn(trx, actor.accountId)
  if (!own) throw new Refusal('USR0001')
  if (contact.channel === 'sms' && own.phoneIndex) throw new Refusal('PER0004')
  if (own.phoneIndex && !isGoodTicket(keys, own, ticket, now)) throw new Refusal('PER0006')
  if (!(await takeCode(trx, keys, { contact, purpose: 'bind', code }, now))) return { refused: '1011' }
  await keep(trx, keys, own, contact)
  await note(trx, actor, contact, now)
  return { done: null }
}

/**
 * Unbinds the mail address of an account that has proved its phone. An address can recover the account, so an account
 * without a phone keeps it.
 * @throws Refusal PER0003 without a phone, PER0006 for an invalid ticket, PER0008 without an address
 */
export async function unbindEmail(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  ticket: string,
  now: Date
): Promise<void> {
  const own = await lockOwn(trx, actor.accountId)
  if (!own) throw new Refusal('USR0001')
  if (!own.phoneIndex) throw new Refusal('PER0003')
  if (!isGoodTicket(keys, own, ticket, now)) throw new Refusal('PER0006')
  if (!own.emailSealed) throw new Refusal('PER0008')
  await updateOwn(trx, own.uid, { email_sealed: null, email_index: null })
  // an address that is bound later gets no letters before they are chosen
  await clearChannel(trx, own.uid, 'mail')
  await recordEvent(trx, {
    verb: 'person.contactUnbound',
    audience: 'editor',
    subject: { kind: 'account', id: own.uid },
    actor,
    at: now,
    after: { channel: 'mail' }
  })
}

/** Checks a code to the old phone, and returns the ticket for binding a new one. @throws Refusal PER0003 */
export async function checkOldPhone(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  code: string,
  now: Date
): Promise<Outcome<{ ticket: string; expiresAt: number }>> {
  const contact = await ownPhone(trx, keys, actor)
  const own = await lockOwn(trx, actor.accountId)
  if (!own) throw new Refusal('USR0001')
  if (!(await takeCode(trx, keys, { contact, purpose: 'change', code }, now))) return { refused: '1011' }
  const expiresAt = seconds(new Date(now.getTime() + ticketTime))
  return { done: { ticket: `${expiresAt}.${signatureOf(keys, own, String(expiresAt))}`, expiresAt } }
}

/**
 * Binds another phone in place of the one of the ticket; a ticket of a phone that is no longer bound is invalid. Every
 * other session ends, so that a person who has the old phone does not stay signed in.
 * @throws Refusal PER0005 if it belongs to another account, PER0006 for an invalid ticket
 */
export async function changePhone(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  { ticket, phone, code, token }: { ticket: string; phone: string; code: string; token: string | null },
  now: Date
): Promise<Outcome<null>> {
  const own = await lockOwn(trx, actor.accountId)
  if (!own || !isGoodTicket(keys, own, ticket, now)) throw new Refusal('PER0006')
  const contact = phoneContact(phone)
  if (!(await takeCode(trx, keys, { contact, purpose: 'bind', code }, now))) return { refused: '1011' }
  await keep(trx, keys, own, contact)
  await endSessionsOf(trx, own.uid, token ?? undefined)
  await note(trx, actor, contact, now)
  return { done: null }
}

async function keep(trx: Trx, keys: Keys, { uid }: OwnRow, contact: Contact): Promise<void> {
  const index = contactIndex(keys, contact)
  const change =
    contact.channel === 'sms'
      ? { phone_sealed: keys.sealField('phone', contact.to), phone_index: index }
      : { email_sealed: keys.sealField('email', contact.to), email_index: index }
  await updateOwn(trx, uid, change).catch((error: unknown) => {
    if (codeOf(error) === '23505') throw new Refusal('PER0005')
    throw error
  })
}

const note = (trx: Trx, actor: SignedInActor, { channel }: Contact, at: Date) =>
  recordEvent(trx, {
    verb: 'person.contactBound',
    audience: 'editor',
    subject: { kind: 'account', id: actor.accountId },
    actor,
    at,
    after: { channel }
  })
