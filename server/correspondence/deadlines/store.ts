/** The only SQL that looks for open deadlines, and that reads the days that administrators keep. */
import { sql } from 'kysely'
import type { DayKind } from '../../platform/calendar/working-calendar.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { openStatesInSql } from '../../records/assignment-core/in-sql.ts'
import { finallyRepliedInSql } from '../../records/message-core/in-sql.ts'
import { publicSubject } from '../../records/message-core/public-wording.ts'

/** A message with an open deadline. */
export interface OpenMessage {
  readonly tid: number
  readonly group_id: number
  readonly subject: string
  readonly publicSubject: string
  readonly deadline_at: Date
  readonly deadline_calendar: number
  /** The moment from which the deadline was counted. */
  readonly start: Date
}

/** An open assignment. */
export interface OpenAssignment {
  readonly tpid: number
  readonly tid: number
  readonly parent_tpid: number | null
  readonly holder_group_id: number | null
  readonly subject: string
  readonly publicSubject: string
  readonly deadline_at: Date
  readonly accept_by: Date | null
  readonly deadline_calendar: number
  /** True if the product counted the deadline; false if somebody chose it. */
  readonly deadline_counted: boolean
  readonly start: Date
}

/** The stopped deadline of a merged message. */
export interface StoppedDeadline {
  readonly id: number
  readonly tid: number
  readonly deadline_at: Date
  readonly deadline_calendar: number
  /** The moment from which the deadline was counted. */
  readonly start: Date
}

/** The messages to read: those of these numbers, or all with a deadline from a moment on. */
type Wanted = { readonly tids: readonly number[] } | { readonly from: Date }

/** The moment from which the deadline of a message `m` was counted: the approval, a later grade or a later supplement. */
const clockStart = sql<Date>`coalesce(greatest(m.clock_started_at, m.grade_approved_at,
  case when m.state = ${finallyRepliedInSql} then (
    select max(c.approved_at) from content_item c where c.tid = m.tid and c.position > 0
  ) end), m.created_at)`

/** The calendar that counted the stopped deadline of a merge `g`; earlier versions did not store it. */
const stoppedCalendar = sql<number>`coalesce(g.deadline_calendar, m.deadline_calendar)`

/** Reads messages with an open deadline. */
export async function selectOpenMessages(db: Db | Trx, wanted: Wanted): Promise<OpenMessage[]> {
  const condition =
    'tids' in wanted ? sql`m.tid = any(${[...wanted.tids]}::int[])` : sql`m.deadline_at >= ${wanted.from}`
  const { rows } = await sql<OpenMessage>`
    select m.tid, m.group_id, m.subject, ${publicSubject} as "publicSubject", m.deadline_at, m.deadline_calendar,
      ${clockStart} as start
    from message m
    where m.deadline_at is not null and ${condition}
    order by m.tid`.execute(db)
  return rows
}

/** Reads the stopped deadlines of merged messages. */
export async function selectStoppedDeadlines(trx: Trx, tids: readonly number[]): Promise<StoppedDeadline[]> {
  const { rows } = await sql<StoppedDeadline>`
    select g.id, g.tid, g.deadline_at, ${stoppedCalendar} as deadline_calendar, ${clockStart} as start
    from message_merge g join message m on m.tid = g.tid
    where g.ended_at is null and g.deadline_at is not null and g.tid = any(${[...tids]}::int[])`.execute(trx)
  return rows
}

/** Reads open assignments in the order in which they were given. */
export async function selectOpenAssignments(db: Db | Trx, wanted: Wanted): Promise<OpenAssignment[]> {
  const condition =
    'tids' in wanted
      ? sql`a.tid = any(${[...wanted.tids]}::int[])`
      : sql`(a.deadline_at >= ${wanted.from} or a.accept_by >= ${wanted.from})`
  const { rows } = await sql<OpenAssignment>`
    select a.tpid, a.tid, a.parent_tpid, a.holder_group_id, m.subject, ${publicSubject} as "publicSubject", a.deadline_at,
      a.accept_by, a.deadline_calendar, a.deadline_counted, a.created_at as start
    from assignment a join message m on m.tid = a.tid
    where a.state in (${openStatesInSql}) and ${condition}
    order by a.tpid`.execute(db)
  return rows
}

/** Lists messages with open or stopped deadlines from a moment on that a calendar has counted, in ascending order after one. */
export async function selectCountedBy(
  db: Db,
  calendar: number,
  { from, after, limit }: { readonly from: Date; readonly after: number; readonly limit: number }
): Promise<number[]> {
  const { rows } = await sql<{ tid: number }>`
    (select tid from message
      where deadline_at is not null and deadline_calendar = ${calendar} and deadline_at >= ${from} and tid > ${after}
      order by tid limit ${limit})
    union
    (select distinct tid from assignment
      where state in (${openStatesInSql}) and deadline_calendar = ${calendar}
        and (deadline_at >= ${from} or accept_by >= ${from}) and tid > ${after}
      order by tid limit ${limit})
    union
    (select g.tid from message_merge g join message m on m.tid = g.tid
      where g.ended_at is null and ${stoppedCalendar} = ${calendar} and g.deadline_at >= ${from} and g.tid > ${after}
      order by g.tid limit ${limit})
    order by tid limit ${limit}`.execute(db)
  return rows.map(({ tid }) => tid)
}

/** Reads the days that administrators keep, by date. */
export async function selectKeptDays(db: Db | Trx): Promise<Record<string, DayKind>> {
  const { rows } = await sql<{ date: string; kind: DayKind }>`
    select to_char(day, 'YYYY-MM-DD') as date, kind from calendar_day order by day`.execute(db)
  return Object.fromEntries(rows.map(({ date, kind }) => [date, kind]))
}

/** Counts the deadlines that a calendar has moved, for each group that has not been told yet. */
export async function countUntold(
  trx: Trx,
  calendarId: number
): Promise<{ groupId: number; moved: number }[]> {
  const { rows } = await sql<{ groupId: number; moved: number }>`
    select e.group_id as "groupId", count(*)::integer as moved from event e
    where e.verb = 'deadline.moved' and e.group_id is not null
      and (e.after ->> 'calendar')::integer = ${calendarId}
      and not exists (
        select 1 from event t where t.verb = 'deadline.recounted' and t.subject_kind = 'calendar'
          and t.subject_id = ${calendarId} and t.group_id = e.group_id)
    group by e.group_id order by e.group_id`.execute(trx)
  return rows
}
