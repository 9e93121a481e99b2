/** All SQL that reads issues for people. */
import { sql } from 'kysely'
import { opaqueList } from '../database/opaque.ts'
import type { Db, Trx } from '../database/open.ts'
import type { IssueState } from './store.ts'

/** The messages that a reader may see: those of a group and its subordinates. Null stands for all. */
export type IssueSight = { readonly id: number; readonly path: string } | null

export interface IssueRecord {
  readonly id: number
  readonly title: string
  readonly words: string[]
  readonly region_name: string | null
  readonly state: IssueState
  readonly people: number
  readonly recent_people: number
  readonly earlier_people: number
  readonly messages: number
  readonly likes: number
  readonly graded: number
  readonly low_grades: number
  readonly overdue: number
  readonly first_at: Date | null
  readonly last_at: Date | null
  readonly public_title: string | null
  readonly public_text: string | null
  readonly progress: string | null
  readonly published_at: Date | null
  readonly version: number
  /** Whether the reader may see each of its messages. */
  readonly whole: boolean
}

/** The most issues of a list. */
const mostIssues = 50

/** The most published issues that the public reads. */
const mostPublished = 20

const isMember = sql`h.removed_at is null and m.audit_state = 1 and m.taken_down_at is null`

const isSeen = (sight: IssueSight) => (sight === null ? sql`true` : sql`g.path like ${`${sight.path}%`}`)

const columns = (sight: IssueSight) => sql`
  i.id, i.title, i.words, i.state, i.people, i.recent_people, i.earlier_people, i.messages, i.likes, i.graded,
  i.low_grades, i.overdue, i.first_at, i.last_at, i.public_title, i.public_text, i.progress, i.published_at, i.version,
  concat(above.name, r.name) as region_name, not exists (
    select from hot_issue_member h join message m on m.tid = h.tid join org_group g on g.id = m.group_id
    where h.issue_id = i.id and ${isMember} and not (${isSeen(sight)})) as whole`

const regionOf = sql`left join region r on r.id = i.region_id left join region above on above.id = r.parent_id`

const hasSeen = (sight: IssueSight) => sql`exists (
  select from hot_issue_member h join message m on m.tid = h.tid join org_group g on g.id = m.group_id
  where h.issue_id = i.id and ${isMember} and ${isSeen(sight)})`

/** Reads the hottest issues of which a reader may see a message. Dismissed ones are left out, and those without new messages. */
export async function selectIssues(db: Db, sight: IssueSight, since: Date): Promise<IssueRecord[]> {
  const { rows } = await sql<IssueRecord>`
    select ${columns(sight)} from hot_issue i ${regionOf}
    where i.state <> 1 and i.last_at >= ${since} and ${hasSeen(sight)}
    order by i.heat desc, i.id limit ${sql.lit(mostIssues)}`.execute(db)
  return rows
}

/** Finds an issue of which a reader may see a message. */
export async function findIssue(
  db: Db | Trx,
  id: number,
  sight: IssueSight
): Promise<IssueRecord | undefined> {
  const { rows } = await sql<IssueRecord>`
    select ${columns(sight)} from hot_issue i ${regionOf} where i.id = ${id} and ${hasSeen(sight)}`.execute(
    db
  )
  return rows[0]
}

/** Counts the messages of issues by days before today, from 0 on; the days are those of Shanghai. */
export async function countDaily(
  db: Db,
  ids: readonly number[],
  now: Date
): Promise<{ issue: number; ago: number; messages: number }[]> {
  const day = (at: unknown) => sql`(${at} at time zone 'Asia/Shanghai')::date`
  const { rows } = await sql<{ issue: number; ago: number; messages: number }>`
    select h.issue_id as issue, (${day(sql`${now}::timestamptz`)} - ${day(sql`m.approved_at`)})::integer as ago,
      count(*)::integer as messages
    from hot_issue_member h join message m on m.tid = h.tid
    where h.issue_id = any(${opaqueList(ids)}) and ${isMember} group by 1, 2`.execute(db)
  return rows
}

/** Counts the messages of issues by the forum that they are addressed to, most first. */
export async function countByForum(
  db: Db,
  ids: readonly number[]
): Promise<{ issue: number; fid: number; forumName: string; messages: number }[]> {
  const { rows } = await sql<{ issue: number; fid: number; forumName: string; messages: number }>`
    select h.issue_id as issue, f.fid, f.name as "forumName", count(*)::integer as messages
    from hot_issue_member h join message m on m.tid = h.tid join forum f on f.fid = m.fid
    where h.issue_id = any(${opaqueList(ids)}) and ${isMember}
    group by h.issue_id, f.fid order by messages desc, f.fid`.execute(db)
  return rows
}

export interface MemberRecord {
  readonly tid: number
  readonly subject: string
  readonly forum_name: string
  readonly approved_at: Date
  readonly state: number
  readonly voice_count: number
  readonly like_count: number
  readonly group_id: number
}

/** Reads the messages of an issue that a reader may see, the latest first; who does not handle one gets its public wording. */
export async function selectMembers(
  db: Db,
  { id, sight }: { id: number; sight: IssueSight }
): Promise<MemberRecord[]> {
  const subject =
    sight === null
      ? sql`m.subject`
      : sql`case when m.group_id = ${sight.id} then m.subject else coalesce(m.public_subject, m.subject) end`
  const { rows } = await sql<MemberRecord>`
    select m.tid, ${subject} as subject, f.name as forum_name, m.approved_at, m.state, m.voice_count, m.like_count, m.group_id
    from hot_issue_member h join message m on m.tid = h.tid join org_group g on g.id = m.group_id
      join forum f on f.fid = m.fid
    where h.issue_id = ${id} and ${isMember} and ${isSeen(sight)}
    order by m.approved_at desc, m.tid desc`.execute(db)
  return rows
}

/** Counts the messages that were taken out of an issue. */
export async function countRemoved(db: Db, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('hot_issue_member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('issue_id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Reads the published issues, the latest first. */
export async function selectPublished(db: Db): Promise<IssueRecord[]> {
  const { rows } = await sql<IssueRecord>`
    select ${columns(null)} from hot_issue i ${regionOf}
    where i.state = 2 order by i.published_at desc, i.id desc limit ${sql.lit(mostPublished)}`.execute(db)
  return rows
}
