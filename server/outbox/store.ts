import type { DB } from '@board/generated/database'
import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'

/** A letter that this process holds until its lease ends. */
export type ClaimedLetter = {
  id: number
  reference: string
  channel: 'sms' | 'mail'
  recipient_sealed: string
  template: string
  params_sealed: string
  attempts: number
}

export async function insertLetter(trx: Trx, letter: Insertable<DB['outbox']>): Promise<void> {
  await trx
    .insertInto('outbox')
    .values(letter)
    .onConflict(conflict => conflict.column('reference').doNothing())
    .execute()
}

/** Takes letters that are due, for nobody else until `leaseEnd`; counts the attempt that follows. */
export async function claimDue(db: Db, now: Date, leaseEnd: Date, count: number): Promise<ClaimedLetter[]> {
  const { rows } = await sql<ClaimedLetter>`
    update outbox set next_at = ${leaseEnd}, attempts = attempts + 1
    where id in (
      select id from outbox where status = 'due' and next_at <= ${now}
      order by next_at, id limit ${count} for update skip locked
    )
    returning id, reference, channel, recipient_sealed, template, params_sealed, attempts`.execute(db)
  return rows
}

export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: now, last_error: null })
    .where('id', '=', id)
    .execute()
}

/** `nextAt` undefined: no more attempts, a dead letter. */
export async function markFailed(db: Db, id: number, error: string, nextAt: Date | undefined): Promise<void> {
  await db
    .updateTable('outbox')
    .set(nextAt ? { next_at: nextAt, last_error: error } : { status: 'dead', last_error: error })
    .where('id', '=', id)
    .execute()
}

/** When the next letter is due, if one waits. */
export async function nextDue(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('next_at')
    .where('status', '=', 'due')
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst()
  return row?.next_at
}

/** Puts a letter where administrators read it; the same reference once. */
export async function insertDevLetter(db: Db, letter: Insertable<DB['dev_inbox']>): Promise<void> {
  await db
    .insertInto('dev_inbox')
    .values(letter)
    .onConflict(conflict => conflict.column('reference').doNothing())
    .execute()
}
