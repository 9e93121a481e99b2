import { createHash } from 'node:crypto'
import type { components } from '@board/generated/openapi'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Outcome } from '../accounts/outcome.ts'
import { takeCode } from '../accounts/phone-code.ts'
import { findRecoverable, findRecoverableById, resetForgotten } from '../accounts/recover.ts'
import type { Contact } from '../accounts/registration/contact.ts'
import { deleteTicketsOf, findTicket, insertTicket, takeTicket } from './store.ts'

/** Milliseconds for which a ticket is valid, so that a person has time to choose a password. */
const lifetime = 15 * 60_000

/** Returns the hash of a ticket; only the hash is stored. */
const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

/**
 * Gives a ticket to a person who knows the code that was sent to a phone or mail address. A wrong code and an address
 * without an account give the same refusal. Specification 7.
 * @returns a wrong code as an outcome, because the used try must be committed
 */
export async function giveTicket(
  trx: Trx,
  { keys, random }: { keys: Keys; random: (bytes: number) => Buffer },
  { contact, code }: { contact: Contact; code: string },
  now: Date
): Promise<Outcome<components['schemas']['RecoveryTicket']>> {
  const fits = await takeCode(trx, keys, { contact, purpose: 'recover', code }, now)
  const account = await findRecoverable(trx, keys, contact)
  if (!fits || !account) return { refused: '1011' }
  const ticket = random(32).toString('base64url')
  const expires = new Date(now.getTime() + lifetime)
  await insertTicket(trx, {
    ticket_hash: hashOf(ticket),
    account_uid: account.uid,
    created_at: now,
    expires_at: expires
  })
  return { done: { ticket, expiresAt: seconds(expires) } }
}

/** Returns the account of a ticket as its owner may see it. @throws Refusal USR0057 if the ticket is not valid any more */
export async function readTicket(
  db: Db,
  ticket: string,
  now: Date
): Promise<components['schemas']['FoundAccount']> {
  const known = await findTicket(db, hashOf(ticket), now)
  const account = known && (await findRecoverableById(db, known.account_uid))
  if (!account) throw new Refusal('USR0057')
  return {
    username: account.username,
    nickName: account.nick_name,
    userType: account.user_type as 0 | 1,
    createdAt: seconds(account.created_at)
  }
}

/** Sets a new password with a ticket; all tickets of the account are invalid then. @throws Refusal USR0057 */
export async function spendTicket(
  trx: Trx,
  keys: Keys,
  { ticket, passwordHash }: { ticket: string; passwordHash: string },
  now: Date
): Promise<void> {
  const known = await takeTicket(trx, hashOf(ticket), now)
  const isDone = known && (await resetForgotten(trx, keys, { uid: known.account_uid, passwordHash }, now))
  if (!isDone) throw new Refusal('USR0057')
  await deleteTicketsOf(trx, known.account_uid)
}
