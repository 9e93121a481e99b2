/** The only SQL on recovery tickets. */
import type { RecoveryTicketTable } from '@board/generated/database'
import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'

export async function insertTicket(trx: Trx, ticket: Insertable<RecoveryTicketTable>): Promise<void> {
  await trx.insertInto('recovery_ticket').values(ticket).execute()
}

/** Returns the account of a valid ticket. */
export async function findTicket(
  db: Db | Trx,
  hash: string,
  now: Date
): Promise<{ account_uid: number } | undefined> {
  return await db
    .selectFrom('recovery_ticket')
    .select('account_uid')
    .where('ticket_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Returns the account of a valid ticket and deletes the ticket, so that only one of two callers gets it. */
export async function takeTicket(
  trx: Trx,
  hash: string,
  now: Date
): Promise<{ account_uid: number } | undefined> {
  return await trx
    .deleteFrom('recovery_ticket')
    .where('ticket_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('account_uid')
    .executeTakeFirst()
}

/** Deletes all other tickets with which the account's password could be set. */
export async function deleteTicketsOf(trx: Trx, accountUid: number): Promise<void> {
  await trx.deleteFrom('recovery_ticket').where('account_uid', '=', accountUid).execute()
}
