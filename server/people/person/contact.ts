import type { BodyOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors/catalogue'
import type { SignedInActor } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { codeOf } from '../../platform/database/unavailable.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { clearChannel } from '../../platform/notify/choices.ts'
import { detailOfContact } from '../../platform/notify/tell-owner.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Outcome } from '../accounts/outcome.ts'
import { type CodeDeps, sendCode, takeCode } from '../accounts/phone-code.ts'
import { recordChange } from '../accounts/record-change.ts'
import { type Contact, contactIndex, phoneContact } from '../accounts/registration/contact.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { findOwn, lockOwn, type OwnRow, updateOwn } from './store.ts'

/** Returns the phone that is bound to an account. @throws Refusal PER0003 if there is none */
export async function ownPhone(db: Db | Trx, keys: Keys, actor: SignedInActor): Promise<Contact> {
  const own = await findOwn(db, actor.accountId)
  if (!own?.phoneSealed) throw new Refusal('PER0003')
  return phoneContact(keys.openField('phone', own.phoneSealed))
}

/** Returns the mail address that is bound to an account. @throws Refusal PER0008 if there is none */
async function ownEmail(db: Db | Trx, keys: Keys, actor: SignedInActor): Promise<Contact> {
  const own = await findOwn(db, actor.accountId)
  if (!own?.emailSealed) throw new Refusal('PER0008')
  return { channel: 'mail', to: keys.openField('email', own.emailSealed) }
}

/** The contact that a code goes to: 2 the bound phone, 3 the bound mail address, if the phone is lost. */
type SendType = 2 | 3

const ownContact = { 2: ownPhone, 3: ownEmail } as const satisfies Record<SendType, typeof ownPhone>

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

/**
 * Sends a code to the bound phone, or to the bound mail address for changing a lost phone.
 * @throws Refusal GEN0400 for another purpose with a mail address, PER0003, PER0008, OUT0011, OUT0012, 1009, 1010
 */
export async function sendOwnCode(
  trx: Trx,
  deps: CodeDeps,
  actor: SignedInActor,
  { purpose, sendType = 2 }: BodyOf<'getOwnVerifycode'>,
  now: Date,
  language: Language
): Promise<Outcome<null>> {
  if (sendType === 3 && purpose !== 'change')
    throw new Refusal('GEN0400', {}, { fields: [{ path: 'sendType', message: onlyForPhone[language] }] })
  const contact = await ownContact[sendType](trx, deps.keys, actor)
  return await sendCode(trx, deps, contact, { purpose }, now, language)
}

const onlyForPhone = {
  'zh-CN': '邮箱验证码只能用于更换手机号',
  'zh-TW': '電子郵件驗證碼只能用於更換手機號碼',
  'en-US': 'serves only for changing the phone'
} as const satisfies Record<Language, string>

/** Milliseconds for which a ticket is valid. */
const ticketTime = 600_000

/**
 * Returns the signature of a ticket. It is valid for this account, as long as the account has this phone; one that a code
 * to the mail address gave, as long as it has this address, too.
 */
const signatureOf = (keys: Keys, own: OwnRow, expires: string, by: SendType) =>
  keys.blindIndex(
    'code',
    ['ticket', own.uid, own.phoneIndex, ...(by === 3 ? ['mail', own.emailIndex] : []), expires].join('\n')
  )

/** @param ways the contacts whose codes give a ticket for this act */
function isGoodTicket(
  keys: Keys,
  own: OwnRow,
  ticket: string,
  ways: readonly SendType[],
  now: Date
): boolean {
  const [expires = '', signature] = ticket.split('.')
  const isInTime = /^\d{1,12}$/.test(expires) && Number(expires) > seconds(now)
  return isInTime && ways.some(by => signature === signatureOf(keys, own, expires, by))
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
  if (own.phoneIndex && !isGoodTicket(keys, own, ticket, [2], now)) throw new Refusal('PER0006')
  if (!(await takeCode(trx, keys, { contact, purpose: 'bind', code }, now))) return { refused: '1011' }
  await keep(trx, keys, own, contact)
  await note(trx, keys, actor, { contact, own, verb: 'person.contactBound' }, now)
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
  if (!isGoodTicket(keys, own, ticket, [2], now)) throw new Refusal('PER0006')
  if (!own.emailSealed) throw new Refusal('PER0008')
  await updateOwn(trx, own.uid, { email_sealed: null, email_index: null })
  // an address that is bound later gets no letters before they are chosen
  await clearChannel(trx, own.uid, 'mail')
  const contact: Contact = { channel: 'mail', to: keys.openField('email', own.emailSealed) }
  await note(trx, keys, actor, { contact, own, verb: 'person.contactUnbound' }, now)
}

/**
 * Checks a code to the old phone, and returns the ticket for binding a new one. Whoever has lost the phone shows a code to
 * the bound mail address instead: that ticket changes the phone and nothing else. Decision 0161.
 * @throws Refusal PER0003, PER0008
 */
export async function checkOldPhone(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  { verifyCode: code, sendType = 2 }: BodyOf<'checkOldPhone'>,
  now: Date
): Promise<Outcome<{ ticket: string; expiresAt: number }>> {
  const contact = await ownContact[sendType](trx, keys, actor)
  const own = await lockOwn(trx, actor.accountId)
  if (!own) throw new Refusal('USR0001')
  if (!own.phoneIndex) throw new Refusal('PER0003')
  if (!(await takeCode(trx, keys, { contact, purpose: 'change', code }, now))) return { refused: '1011' }
  const expiresAt = seconds(new Date(now.getTime() + ticketTime))
  return {
    done: { ticket: `${expiresAt}.${signatureOf(keys, own, String(expiresAt), sendType)}`, expiresAt }
  }
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
  if (!own || !isGoodTicket(keys, own, ticket, [2, 3], now)) throw new Refusal('PER0006')
  const contact = phoneContact(phone)
  if (!(await takeCode(trx, keys, { contact, purpose: 'bind', code }, now))) return { refused: '1011' }
  await keep(trx, keys, own, contact)
  await endSessionsOf(trx, own.uid, token ?? undefined)
  await note(trx, keys, actor, { contact, own, verb: 'person.phoneChanged' }, now)
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

interface ContactChange {
  readonly contact: Contact
  /** The account before the change. */
  readonly own: OwnRow
  readonly verb: 'person.contactBound' | 'person.contactUnbound' | 'person.phoneChanged'
}

const note = (trx: Trx, keys: Keys, actor: SignedInActor, { contact, own, verb }: ContactChange, at: Date) =>
  recordChange(trx, keys, {
    uid: own.uid,
    verb,
    actor,
    at,
    after: { channel: contact.channel },
    detail: detailOfContact(contact),
    former: { phone_sealed: own.phoneSealed, email_sealed: own.emailSealed }
  })
