/** All SQL of rehearsals: what last month's messages, and what belongs to them, were like. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'
import { publicSubject } from '../../records/message-core/public-wording.ts'

/** The numbers of the messages that were approved in a period, newest first. */
export async function listApproved(db: Db, from: Date, to: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ tid: number }>`
    select m.tid from message m
    where m.audit_state = 1 and m.approved_at >= ${from} and m.approved_at < ${to}
    order by m.approved_at desc, m.tid desc limit ${most}`.execute(db)
  return rows.map(({ tid }) => tid)
}

/** The public subjects of messages; those that the public cannot read have none. */
export async function listPublicSubjects(db: Db, tids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ tid: number; subject: string }>`
    select m.tid, ${publicSubject} as subject from message m
    where m.tid = any(${[...tids]}::int[]) and m.is_public and m.audit_state = 1`.execute(db)
  return new Map(rows.map(({ tid, subject }) => [tid, subject]))
}

export interface PostedText {
  readonly tid: number
  readonly subject: string
  readonly content: string
  readonly remark: string
}

/** Reads the texts that the authors wrote at first. */
export async function listPostedTexts(db: Db, tids: readonly number[]): Promise<PostedText[]> {
  const { rows } = await sql<PostedText>`
    select m.tid, m.subject, c.content, m.remark from message m
    join content_item c on c.tid = m.tid and c.position = 0
    where m.tid = any(${[...tids]}::int[])`.execute(db)
  return rows
}

export interface PostedCount {
  readonly tid: number
  /** The number of messages that its author had posted on that day before it. */
  readonly earlier: number
}

/** The place of each message among those of its author on one day in Shanghai. */
export async function listPostedCounts(db: Db, tids: readonly number[]): Promise<PostedCount[]> {
  const { rows } = await sql<PostedCount>`
    select m.tid, (
      select count(*)::int from message e
      where e.author_uid = m.author_uid and (e.created_at, e.tid) < (m.created_at, m.tid)
        and e.created_at >= date_trunc('day', m.created_at at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'
    ) as earlier
    from message m where m.tid = any(${[...tids]}::int[])`.execute(db)
  return rows
}

export interface AttachmentCount {
  readonly tid: number
  readonly files: number
}

/** The number of attachments of each text and each reply that has any. */
export async function listAttachmentCounts(db: Db, tids: readonly number[]): Promise<AttachmentCount[]> {
  const { rows } = await sql<AttachmentCount>`
    select a.tid, count(*)::int as files from attachment a
    where a.tid = any(${[...tids]}::int[]) and a.tpid is null and a.deleted_at is null
    group by a.tid, a.content_item_id, a.reply_id`.execute(db)
  return rows
}

export interface ReplyClockRow {
  readonly tid: number
  readonly type_id: number
  readonly priority_level: number
  readonly organization: number
  readonly clock_started_at: Date
  /** When it was first replied to finally. */
  readonly answered_at: Date | null
}

/** Since when an answer was owed, and when it came. */
export async function listReplyClocks(db: Db, tids: readonly number[]): Promise<ReplyClockRow[]> {
  const { rows } = await sql<ReplyClockRow>`
    select m.tid, m.type_id, m.priority_level, f.organization,
      coalesce(m.clock_started_at, m.approved_at) as clock_started_at,
      (select min(r.created_at) from reply r where r.tid = m.tid and r.kind = 'final') as answered_at
    from message m join forum f on f.fid = m.fid
    where m.tid = any(${[...tids]}::int[])`.execute(db)
  return rows
}

export interface ReplyText {
  readonly tid: number
  readonly content: string
}

/** The texts of all replies and explanations. */
export async function listReplyTexts(db: Db, tids: readonly number[]): Promise<ReplyText[]> {
  const { rows } = await sql<ReplyText>`
    select r.tid, r.content from reply r where r.tid = any(${[...tids]}::int[])`.execute(db)
  return rows
}

export interface GradeRow {
  readonly tid: number
  readonly organization: number
  readonly resolution: number
  readonly speed: number
  readonly manner: number
  readonly comment: string | null
  readonly created_at: Date
  /** When the answer that it grades was given. */
  readonly replied_at: Date | null
  /** Since when the institution knows of it; null while its comment waits for an editor. */
  readonly effective_at: Date | null
  /** When the institution explained itself. */
  readonly explained_at: Date | null
}

/** The grades that count. */
export async function listGradeRows(db: Db, tids: readonly number[]): Promise<GradeRow[]> {
  const { rows } = await sql<GradeRow>`
    select g.tid, f.organization, g.resolution, g.speed, g.manner, g.comment, g.created_at,
      case when g.comment is null then g.created_at else g.comment_decided_at end as effective_at,
      (select max(r.created_at) from reply r
        where r.tid = g.tid and r.kind <> 'interim' and r.created_at <= g.created_at) as replied_at,
      (select min(r.created_at) from reply r
        where r.tid = g.tid and r.kind in ('explanation', 'last') and r.created_at > g.created_at) as explained_at
    from grade g join message m on m.tid = g.tid join forum f on f.fid = m.fid
    where g.tid = any(${[...tids]}::int[]) and g.struck_at is null and not g.is_past`.execute(db)
  return rows
}

export interface AssignmentClockRow {
  readonly tid: number
  readonly created_at: Date
  /** When it was accepted, or closed without that. */
  readonly taken_at: Date | null
}

/** Since when assignments waited to be accepted. */
export async function listAssignmentClocks(db: Db, tids: readonly number[]): Promise<AssignmentClockRow[]> {
  const { rows } = await sql<AssignmentClockRow>`
    select a.tid, a.created_at, coalesce(a.accepted_at, a.closed_at) as taken_at from assignment a
    where a.tid = any(${[...tids]}::int[]) and a.accept_by is not null`.execute(db)
  return rows
}

export interface ReturnReason {
  readonly tid: number
  readonly reason: string
}

/** The reasons with which assignments were asked to be taken back. */
export async function listReturnReasons(db: Db, tids: readonly number[]): Promise<ReturnReason[]> {
  const { rows } = await sql<ReturnReason>`
    select a.tid, a.return_reason as reason from assignment a
    where a.tid = any(${[...tids]}::int[]) and a.return_reason is not null`.execute(db)
  return rows
}
