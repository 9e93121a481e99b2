import { createHash, randomBytes } from 'node:crypto'
import type { components } from '@board/generated/openapi'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { findTicket, insertTicket, type TicketRecord } from './store.ts'

export { deleteTicketsOf, takeTry } from './store.ts'

/** The seconds for which a ticket is valid, and the number of codes that may be tried with it. */
const lifetime = 300
const mostTries = 5

/** Returns the hash that the table stores in place of a ticket. */
export const hashTicket = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

/** Makes a ticket for the second step of a sign-in, after the first factor was right. */
export async function giveTicket(
  trx: Trx,
  { uid, loginType }: { uid: number; loginType: 1 | 2 },
  now: Date
): Promise<Pick<components['schemas']['SecondStep'], 'ticket' | 'expiresAt'>> {
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetime * 1000)
  await insertTicket(trx, {
    ticket_hash: hashTicket(ticket),
    account_uid: uid,
    login_type: loginType,
    tries_left: mostTries,
    expires_at: expiresAt
  })
  return { ticket, expiresAt: seconds(expiresAt) }
}

/** Returns a ticket that is still valid. */
export async function findOpenTicket(
  db: Db | Trx,
  ticket: string,
  now: Date
): Promise<TicketRecord | undefined> {
  const found = await findTicket(db, hashTicket(ticket))
  return found && found.expires_at > now && found.tries_left > 0 ? found : undefined
}
