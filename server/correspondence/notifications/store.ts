import { suggestionType } from '@board/schemas/facts/formats'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import {
  afterCursorOfAll,
  cursorKey,
  type Found,
  newestById,
  type Page
} from '../../platform/paging/paging.ts'
import { textContains } from '../../platform/paging/text-contains.ts'
import { notifiedForum } from '../../records/lists/forum-then.ts'
import { notifiedNote } from '../../records/lists/note-told.ts'
import { isNewTo, readUntil } from '../../records/lists/requests/unread.ts'
import { notifiedSubject } from '../../records/lists/subject-told.ts'
import { firstGradeStatesInSql } from '../../records/message-core/in-sql.ts'

/** The recipient of notifications: an account, and its group. */
export interface Recipient {
  uid: number
  groupId: number | null
}

/** A filter for notifications. */
export interface NewsFilter {
  /** Only those with these words in their subject. */
  words?: string
  /** Only those with these verbs. */
  verbs?: readonly string[]
  /** Only those that the account has not read. */
  isNew?: boolean
}

export interface NotificationRecord {
  id: number
  tid: number | null
  verb: string
  subject: string
  at: Date
  subjectKind: string
  subjectId: number | null
  audience: string
  note: string | null
  actorUid: number | null
  actorGroupName: string | null
  /** True if the account itself is the recipient, and not its group. */
  isPersonal: boolean
  forumName: string | null
  author: {
    uid: number
    name: string
    isAnonymous: boolean
    companyConfirmed: boolean | null
    groupId: number
  } | null
  /** True if the account has not read it. */
  isNew: boolean
  /** True for a final reply that the author can grade and has not graded. */
  awaitsGrade: boolean
}

/**
 * Selects the notifications of a recipient. Each of the two conditions uses its own index. Which notifications of a
 * group are read is stored for each account.
 */
const ofRecipient = (
  db: Db | Trx,
  { uid, groupId, words = '', verbs, isNew = false }: Recipient & NewsFilter
) => {
  const wanted = db
    .selectFrom('notification as n')
    .where(eb =>
      groupId === null
        ? eb('n.account_uid', '=', uid)
        : eb.or([eb('n.account_uid', '=', uid), eb('n.group_id', '=', groupId)])
    )
    .$if(verbs !== undefined, query => query.where(sql<boolean>`n.verb = any(${[...(verbs ?? [])]})`))
    .$if(isNew, query => query.where(isNewTo(uid)))
  return words === '' ? wanted : wanted.where(textContains(notifiedSubject, words))
}

const newest = newestById('n.id')

const withEvents = (db: Db, uid: number, page: ReturnType<typeof ofRecipient>) =>
  sql<NotificationRecord & { cursor: string }>`
  select ${cursorKey(newest)} as cursor, n.id, n.tid, n.verb, ${notifiedSubject} as subject, n.at, e.subject_kind as "subjectKind", e.subject_id as "subjectId",
    e.audience, ${notifiedNote} as note, e.actor_uid as "actorUid", doer.name as "actorGroupName",
    n.account_uid is not null as "isPersonal", ${isNewTo(uid)} as "isNew", f.name as "forumName",
    case when m.tid is not null then json_build_object('uid', m.author_uid, 'name', m.author_name,
      'isAnonymous', m.is_anonymous, 'companyConfirmed', m.company_confirmed, 'groupId', m.group_id) end as author,
    coalesce(n.verb = 'reply.final' and m.state in (${firstGradeStatesInSql}) and f.organization <> 5
      and m.type_id <> ${sql.lit(suggestionType)}, false) as "awaitsGrade"
  from (${page.selectAll('n')}) as n
  join event e on e.id = n.event_id
  left join org_group doer on doer.id = e.actor_group_id
  left join message m on m.tid = n.tid
  left join forum f on f.fid = ${notifiedForum}
  order by n.id desc`.execute(db)

/** Selects a page of notifications, newest first. */
export async function selectNotifications(
  db: Db,
  wanted: Recipient & NewsFilter,
  { rows: most, offset, after }: Page
): Promise<Pick<Found<NotificationRecord>, 'rows' | 'isFull'>> {
  const page = ofRecipient(db, wanted)
    .where(afterCursorOfAll(newest, after))
    .orderBy('n.id', 'desc')
    .limit(most)
    .offset(offset)
  const { rows } = await withEvents(db, wanted.uid, page)
  return { rows, isFull: rows.length === most }
}

/** Finds a notification of the recipient. */
export async function findNotification(
  db: Db,
  recipient: Recipient,
  id: number
): Promise<NotificationRecord | undefined> {
  return (await withEvents(db, recipient.uid, ofRecipient(db, recipient).where('n.id', '=', id))).rows[0]
}

/** Counts the notifications, up to `most`. */
export async function countNotifications(
  db: Db | Trx,
  wanted: Recipient & NewsFilter,
  most: number
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${ofRecipient(db, wanted).select('n.id').limit(most)}) as newest`.execute(
    db
  )
  return rows[0]?.count ?? 0
}

/**
 * Marks one notification as read. It changes nothing if the notification is read already, or belongs to somebody else.
 */
export async function markRead(trx: Trx, recipient: Recipient, id: number): Promise<void> {
  const own = ofRecipient(trx, { ...recipient, isNew: true })
    .select('n.id')
    .where('n.id', '=', id)
  await sql`
    insert into notification_read (account_uid, notification_id)
    select ${recipient.uid}::int, own.id from (${own}) own on conflict do nothing
  `.execute(trx)
}

/** Marks all existing notifications up to `lastId` as read. Notifications that were read before stay read. */
export async function moveSeen(trx: Trx, recipient: Recipient, lastId: number): Promise<void> {
  const newest = ofRecipient(trx, recipient)
    .select(eb => eb.fn.max('n.id').as('id'))
    .where('n.id', '<=', lastId)
  await sql`
    insert into notification_seen (account_uid, last_id)
    select ${recipient.uid}::int, newest.id from (${newest}) newest where newest.id is not null
    on conflict (account_uid) do update set last_id = greatest(notification_seen.last_id, excluded.last_id)
  `.execute(trx)
  await sql`
    delete from notification_read where account_uid = ${recipient.uid} and notification_id <= ${readUntil(recipient.uid)}
  `.execute(trx)
}

export async function deleteNotificationsOf(trx: Trx, accountUid: number): Promise<void> {
  await trx.deleteFrom('notification').where('account_uid', '=', accountUid).execute()
}

export async function deleteReadOf(trx: Trx, accountUid: number): Promise<void> {
  await trx.deleteFrom('notification_read').where('account_uid', '=', accountUid).execute()
}

export async function deleteSeenOf(trx: Trx, accountUid: number): Promise<void> {
  await trx.deleteFrom('notification_seen').where('account_uid', '=', accountUid).execute()
}
