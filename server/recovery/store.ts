/** The only SQL on recovery tickets. */
import type { RecoveryTicketTable } from '@board/generated/database'
import type { Insertable } from 'kysely'
import type { Db, Trx } from '../database/open.ts'

export async function insertTicket(trx: Trx, ticket: Insertable<RecoveryTicketTable>): Promise<void> {
  await trx.insertInto('recovery_ticket').values(ticket).execute()
}

/** The account of a ticket that still holds. */
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

/** The account of a ticket that still holds; the ticket is gone afterwards, so that of two who take it one has it. */
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

/** Whatever else could set the account's password. */
export async function deleteTicketsOf(trx: Trx, accountUid: number): Promise<void> {
  await trx.deleteFrom('recovery_ticket').where('account_uid', '=', accountUid).execute()
}
