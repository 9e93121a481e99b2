/** The returned items of a group, read from its notifications and their events. Domain 5. */
import { exactTotal } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/open.ts'
import { textConditions, timeConditions } from '../../../platform/paging/narrowing.ts'
import {
  afterCursorOfAll,
  cappedTotal,
  cursorKey,
  type Found,
  limitOf,
  newestById,
  orderBy,
  type PageRequest,
  readPage
} from '../../../platform/paging/paging.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { notifiedForum } from '../forum-then.ts'
import { notifiedNote } from '../note-told.ts'
import { notifiedSubject } from '../subject-told.ts'
import { isNewTo } from './unread.ts'

export interface ReturnedFilter extends PageRequest {
  readonly keywords?: string | undefined
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
  readonly unread?: boolean | undefined
}

/**
 * The group, the event verbs that select the side, and the account for which unread notifications are counted as new.
 */
export interface ReturnedTo {
  readonly groupId: number
  readonly verbs: readonly string[]
  readonly reader: number
}

export interface ReturnedRow {
  id: number
  verb: string
  tid: number | null
  tpid: number | null
  subject_kind: string
  subject_id: number | null
  subject: string
  forum_name: string | null
  audience: string
  actor_uid: number | null
  actor_group_name: string | null
  author_uid: number | null
  author_name: string | null
  company_confirmed: boolean | null
  note: string | null
  at: Date
  is_new: boolean
}

const held = ({ groupId, verbs }: ReturnedTo): RawBuilder<unknown> =>
  sql`n.group_id = ${groupId} and n.verb = any(${[...verbs]}::text[])`

const newest = newestById('n.id')

/**
 * Reads a page, newest first.
 * @throws Refusal MSG0010, MSG0011, GEN0400
 */
export async function listReturned(
  db: Db,
  to: ReturnedTo,
  filter: ReturnedFilter
): Promise<Found<ReturnedRow>> {
  const { startTime, endTime } = filter
  if (startTime !== undefined && endTime !== undefined && endTime < startTime) throw new Refusal('MSG0010')
  const page = readPage(filter)
  const conditions = [
    held(to),
    ...textConditions(filter.keywords, notifiedSubject),
    ...timeConditions(filter, 'n.at'),
    ...(filter.unread ? [isNewTo(to.reader)] : [])
  ]
  const where = sql.join(conditions, sql` and `)
  const [{ rows }, total] = await Promise.all([
    sql<ReturnedRow & { cursor: string }>`
      select n.id, n.verb, n.tid, e.tpid, e.subject_kind, e.subject_id, ${notifiedSubject} as subject, f.name as forum_name, e.audience, e.actor_uid,
        doer.name as actor_group_name, m.author_uid, m.author_name, m.company_confirmed, ${notifiedNote} as note, n.at, ${isNewTo(to.reader)} as is_new, ${cursorKey(newest)} as cursor
      from notification n join event e on e.id = n.event_id
      left join org_group doer on doer.id = e.actor_group_id
      left join message m on m.tid = n.tid left join forum f on f.fid = ${notifiedForum}
      where ${where} and ${afterCursorOfAll(newest, page.after)}
      order by ${orderBy(newest, false)} ${limitOf(page)}`.execute(db),
    cappedTotal(db, sql`from notification n where ${where}`)
  ])
  return { rows, ...total, isFull: rows.length === page.rows }
}

/** Counts the returned items of each side, and the new ones among them, up to 10,000 each, in one statement. */
export async function countReturned(
  db: Db,
  sides: readonly ReturnedTo[]
): Promise<{ count: number; unread: number }[]> {
  const capped = (where: RawBuilder<unknown>) => sql`(select count(*)::integer
    from (select 1 from notification n where ${where} limit ${sql.lit(exactTotal)}) as counted)`
  const counting = sides.map(
    (
      side,
      at
    ) => sql`select ${sql.lit(at)} as at, ${capped(sql`${held(side)} and ${isNewTo(side.reader)}`)} as unread,
      ${capped(sql`${held(side)} and not ${isNewTo(side.reader)}`)} as seen`
  )
  const { rows } = await sql<{ unread: number; seen: number }>`
    select unread, seen from (${sql.join(counting, sql` union all `)}) as side order by at`.execute(db)
  return rows.map(({ unread, seen }) => ({ count: Math.min(unread + seen, exactTotal), unread }))
}
