import { sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'

export interface NotificationRow {
  account_uid: number | null
  group_id: number | null
  event_id: number
  tid: number | null
  verb: string
  subject: string
  at: Date
}

/** Rows of one statement, which takes a bounded number of values. */
const batch = 1000

/** Writes one row per person or group. */
export async function insertNotifications(trx: Trx, rows: readonly NotificationRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    await trx
      .insertInto('notification')
      .values(rows.slice(start, start + batch))
      .execute()
  }
}

/** Whose notifications are read: an account's own, and those of its group. */
export interface Recipient {
  uid: number
  groupId: number | null
  /** Only those whose subject holds them. */
  words?: string
}

export interface NotificationRecord {
  id: number
  tid: number | null
  verb: string
  subject: string
  at: Date
  subjectKind: string
  subjectId: number | null
}

/** Each half follows its own index; a group is read as each of its accounts. */
const ofRecipient = (db: Db | Trx, { uid, groupId, words = '' }: Recipient) => {
  const own = db
    .selectFrom('notification')
    .where(eb =>
      groupId === null
        ? eb('notification.account_uid', '=', uid)
        : eb.or([eb('notification.account_uid', '=', uid), eb('notification.group_id', '=', groupId)])
    )
  return words === ''
    ? own
    : own.where(sql<boolean>`strpos(lower(notification.subject), ${words.toLowerCase()}) > 0`)
}

/** A page, newest first. */
export async function selectNotifications(
  db: Db,
  recipient: Recipient,
  { offset, rows }: { offset: number; rows: number }
): Promise<NotificationRecord[]> {
  return await ofRecipient(db, recipient)
    .innerJoin('event as e', 'e.id', 'notification.event_id')
    .select([
      'notification.id',
      'notification.tid',
      'notification.verb',
      'notification.subject',
      'notification.at'
    ])
    .select(['e.subject_kind as subjectKind', 'e.subject_id as subjectId'])
    .orderBy('notification.id', 'desc')
    .limit(rows)
    .offset(offset)
    .execute()
}

/** How many came after `lastId`, counted up to `most`. */
export async function countNotifications(
  db: Db | Trx,
  recipient: Recipient,
  lastId: number,
  most: number
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (${ofRecipient(db, recipient).select('id').where('id', '>', lastId).limit(most)}) as newest`.execute(
    db
  )
  return rows[0]?.count ?? 0
}

/** The newest that was marked as read; 0 where none was. */
export async function findSeen(db: Db | Trx, uid: number): Promise<number> {
  const seen = await db
    .selectFrom('notification_seen')
    .select('last_id')
    .where('account_uid', '=', uid)
    .executeTakeFirst()
  return seen?.last_id ?? 0
}

/** Marks what there is up to `lastId` as read; never less than before, never what is still to come. */
export async function moveSeen(trx: Trx, recipient: Recipient, lastId: number): Promise<void> {
  const newest = ofRecipient(trx, recipient)
    .select(eb => eb.fn.max('id').as('id'))
    .where('id', '<=', lastId)
  await sql`
    insert into notification_seen (account_uid, last_id)
    select ${recipient.uid}::int, newest.id from (${newest}) newest where newest.id is not null
    on conflict (account_uid) do update set last_id = greatest(notification_seen.last_id, excluded.last_id)
  `.execute(trx)
}
