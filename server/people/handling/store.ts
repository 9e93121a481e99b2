/** SQL of the handling records that editors keep, and of the messages that these records exclude from statistics. */
import type { HandlingRecordTable } from '@board/generated/database'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { prepared } from '../../platform/database/statements/prepared.ts'
import { cleanLine } from '../../platform/language/clean-line.ts'
import {
  afterCursorOfAll,
  cappedTotal,
  cursorKey,
  type Found,
  limitOf,
  newestById,
  orderBy,
  type Page
} from '../../platform/paging/paging.ts'

export interface HandlingRow {
  id: number
  uid: number
  username: string
  nickName: string
  tid: number | null
  subject: string | null
  handleType: number
  ruleName: string
  days: number | null
  countType: number | null
  countDays: number | null
  backtrackTime: Date | null
  beginTime: Date
  endTime: Date | null
  revokedAt: Date | null
  endReason: string | null
  note: string
  createdAt: Date
  createdBy: string | null
}

const shown = sql`
  h.id, h.account_uid as uid, a.username, a.nick_name as "nickName", h.tid, m.subject, h.handle_type as "handleType",
  h.rule_name as "ruleName", h.days, h.count_type as "countType", h.count_days as "countDays",
  h.backtrack_time as "backtrackTime", h.begin_time as "beginTime", h.end_time as "endTime",
  h.revoked_at as "revokedAt", h.end_reason as "endReason", h.note, h.created_at as "createdAt",
  c.nick_name as "createdBy"`

const joined = sql`handling_record h
  join account a on a.uid = h.account_uid
  left join message m on m.tid = h.tid
  left join account c on c.uid = h.created_by`

/** The filter of a list of records. */
export interface HandlingFilter {
  readonly uid?: number | undefined
  readonly tid?: number | undefined
  readonly handleType?: number | undefined
  readonly state?: number | undefined
  readonly keywords?: string | undefined
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
}

const moment = (seconds: number) => new Date(seconds * 1000)

/** Returns the pattern of `like` for texts that begin with a text. Its wildcard characters are escaped. */
const beginning = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

const inState = (state: number, now: Date): RawBuilder<boolean> =>
  [
    sql<boolean>`h.revoked_at is null and h.begin_time > ${now}`,
    sql<boolean>`h.revoked_at is null and h.begin_time <= ${now} and (h.end_time is null or h.end_time > ${now})`,
    sql<boolean>`h.revoked_at is null and h.end_time <= ${now}`,
    sql<boolean>`h.revoked_at is not null`
  ][state] ?? sql<boolean>`true`

const named = (keywords: string): RawBuilder<boolean> => {
  const begins = beginning(cleanLine(keywords.normalize('NFKC')).toLowerCase())
  return sql`(a.username_key like ${begins} or lower(a.nick_name) like ${begins})`
}

const newest = newestById('h.id')

/** Reads a page of records, newest first. */
export async function selectRecords(
  db: Db,
  { uid, tid, handleType, state, keywords, startTime, endTime }: HandlingFilter,
  page: Page,
  now: Date
): Promise<Found<HandlingRow>> {
  const conditions: RawBuilder<boolean>[] = [sql`true`]
  if (uid !== undefined) conditions.push(sql`h.account_uid = ${uid}`)
  if (tid !== undefined) conditions.push(sql`h.tid = ${tid}`)
  if (handleType !== undefined) conditions.push(sql`h.handle_type = ${handleType}`)
  if (state !== undefined) conditions.push(inState(state, now))
  if (startTime !== undefined) conditions.push(sql`h.created_at >= ${moment(startTime)}`)
  if (endTime !== undefined) conditions.push(sql`h.created_at < ${moment(endTime + 1)}`)
  if (keywords?.trim()) conditions.push(named(keywords))
  const where = sql.join(conditions, sql` and `)
  const [{ rows }, total] = await Promise.all([
    sql<HandlingRow & { cursor: string }>`
      select ${shown}, ${cursorKey(newest)} as cursor from ${joined}
      where ${where} and ${afterCursorOfAll(newest, page.after)}
      order by ${orderBy(newest, false)} ${limitOf(page)}`.execute(db),
    cappedTotal(db, sql`from handling_record h join account a on a.uid = h.account_uid where ${where}`)
  ])
  return { rows, ...total, isFull: rows.length === page.rows }
}

export async function findRecord(db: Db | Trx, id: number): Promise<HandlingRow | undefined> {
  const { rows } = await sql<HandlingRow>`select ${shown} from ${joined} where h.id = ${id}`.execute(db)
  return rows[0]
}

/** Reads a record and locks it, so that nobody else can end it before the transaction is over. */
export async function lockRecord(trx: Trx, id: number): Promise<HandlingRow | undefined> {
  await trx.selectFrom('handling_record').select('id').where('id', '=', id).forUpdate().execute()
  return await findRecord(trx, id)
}

export async function insertRecord(trx: Trx, record: Insertable<HandlingRecordTable>): Promise<number> {
  const inserted = trx.insertInto('handling_record').values(record).returning('id')
  return (await inserted.executeTakeFirstOrThrow()).id
}

/** Ends a record with a reason. */
export async function endRecord(trx: Trx, id: number, reason: string, at: Date): Promise<void> {
  await trx
    .updateTable('handling_record')
    .set({ revoked_at: at, end_reason: reason })
    .where('id', '=', id)
    .execute()
}

/** Tells whether an account has a record of this type that overlaps a period. Records that were ended do not count. */
export async function overlaps(
  trx: Trx,
  { uid, handleType, begin, end }: { uid: number; handleType: number; begin: Date; end: Date | null }
): Promise<boolean> {
  const before = end ? sql`begin_time < ${end}` : sql`true`
  const { rows } = await sql`
    select 1 from handling_record
    where account_uid = ${uid} and handle_type = ${handleType} and revoked_at is null
      and (end_time is null or end_time > ${begin}) and ${before} limit 1`.execute(trx)
  return rows.length > 0
}

/** Returns the account of a message's author; undefined if there is no such message. */
export async function findAuthor(trx: Trx, tid: number): Promise<number | undefined> {
  const row = await trx.selectFrom('message').select('author_uid').where('tid', '=', tid).executeTakeFirst()
  return row?.author_uid
}

/** Locks the account of a citizen or legal person. Its postings and sign-ins wait, because they take the same lock. */
export async function lockPerson(trx: Trx, uid: number): Promise<{ uid: number } | undefined> {
  return await trx
    .selectFrom('account')
    .select('uid')
    .where('uid', '=', uid)
    .where('kind', 'in', ['citizen', 'legal'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Selects the messages that the records of an account exclude: from the rates, from the volume, or from both. */
const leftOut = (uid: number, only: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select m.tid, bool_or(h.count_type = 2) as rates, bool_or(h.count_type = 3) as volume
  from handling_record h
  join message m on m.author_uid = h.account_uid and (
    h.tid = m.tid or (
      h.tid is null and m.created_at >= coalesce(h.backtrack_time, h.begin_time)
      and (h.end_time is null or m.created_at < h.end_time)))
  where h.account_uid = ${uid} and h.handle_type = 6 and h.revoked_at is null and ${only}
  group by m.tid`

/** Computes again which messages of an account are excluded from statistics, and stores the result. */
export async function rewriteUncounted(trx: Trx, uid: number): Promise<void> {
  await sql`
    delete from uncounted_message u using message m where m.tid = u.tid and m.author_uid = ${uid}`.execute(
    trx
  )
  await sql`insert into uncounted_message (tid, rates, volume) ${leftOut(uid, sql`true`)}`.execute(trx)
}

/** Excludes a new message from statistics if a record of its author says so. */
export async function insertUncounted(trx: Trx, uid: number, tid: number): Promise<void> {
  await insertedUncounted(trx, { uid, tid })
}

const insertedUncounted = prepared(
  (_, { uid, tid }: { uid: number; tid: number }) =>
    sql`insert into uncounted_message (tid, rates, volume) ${leftOut(uid, sql`m.tid = ${tid}`)}`
)

/** Counts the messages of an account that one record excludes from statistics. */
export async function countUncounted(db: Db, { id, uid }: { id: number; uid: number }): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (${leftOut(uid, sql`h.id = ${id}`)}) as left_out`.execute(db)
  return rows[0]?.n ?? 0
}

export interface HoldingRow {
  uid: number
  handleType: number
  ruleName: string
  days: number | null
  countDays: number | null
  beginTime: Date
  endTime: Date | null
}

/** Reads the records in force for some accounts. */
export async function selectHolding(db: Db, uids: readonly number[], now: Date): Promise<HoldingRow[]> {
  const { rows } = await sql<HoldingRow>`
    select h.account_uid as uid, h.handle_type as "handleType", h.rule_name as "ruleName", h.days,
      h.count_days as "countDays", h.begin_time as "beginTime", h.end_time as "endTime"
    from handling_record h
    where h.account_uid = any(${[...uids]}) and ${inState(1, now)} order by h.id desc`.execute(db)
  return rows
}

/** Counts the records of an account. */
export async function countRecords(db: Db, uid: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from handling_record where account_uid = ${uid}`.execute(db)
  return rows[0]?.n ?? 0
}
