/** The days whose messages the data board must count again. */
import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../../platform/database/open.ts'
import { dayNumber } from './rules.ts'

/** Marks days that must be counted again. */
async function markStale(trx: Trx, days: RawBuilder<unknown>): Promise<void> {
  // in the order in which a month's days are locked while it is counted
  await sql`insert into statistic_day (day) select distinct day from (${days}) d where day is not null order by day
    on conflict (day) do update set is_stale = true`.execute(trx)
}

const approvedOn = sql`select ${dayNumber('m.approved_at')} as day from message m`

/** Marks the days of all approved messages. */
export const markAll = (trx: Trx): Promise<void> =>
  markStale(trx, sql`${approvedOn} where m.approved_at is not null`)

/** Marks the days of messages to which something happened after an event. */
export const markSince = (trx: Trx, eventId: number): Promise<void> =>
  markStale(trx, sql`${approvedOn} join event e on e.tid = m.tid where e.id > ${eventId}`)

/** Marks the days of messages that became overdue between two moments. */
export const markOverdue = (trx: Trx, from: Date, to: Date): Promise<void> =>
  markStale(
    trx,
    sql`${approvedOn} where m.deadline_at > ${from} and m.deadline_at <= ${to} and m.audit_state = 1`
  )

/** Marks the days of messages of these accounts. */
export const markOfAuthors = (trx: Trx, uids: readonly number[]): Promise<void> =>
  markStale(trx, sql`${approvedOn} where m.author_uid = any(${[...uids]}::int[])`)

/** Marks the days of the messages of a forum. */
export const markOfForum = (trx: Trx, fid: number): Promise<void> =>
  markStale(trx, sql`${approvedOn} where m.fid = ${fid}`)
