/** The only SQL on what people keep of messages for themselves. */
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'

export type MarkKind = 'favourite' | 'like' | 'follow' | 'opened' | 'kept'

export interface Mark {
  account_uid: number
  tid: number
  at: Date
}

/** Inserts a mark. @returns false if there is one already, which keeps its time */
export async function insertMark(trx: Trx, kind: MarkKind, mark: Mark): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('message_mark')
    .values({ ...mark, kind })
    .onConflict(conflict => conflict.columns(['account_uid', 'kind', 'tid']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Inserts a like of a visitor. @returns false if there is one already */
export async function insertVisitorLike(
  trx: Trx,
  like: { tid: number; reader: string; at: Date }
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('visitor_like')
    .values(like)
    .onConflict(conflict => conflict.columns(['tid', 'reader']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Deletes a like of a visitor. @returns false if there was none */
export async function deleteVisitorLike(trx: Trx, reader: string, tid: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('visitor_like')
    .where('tid', '=', tid)
    .where('reader', '=', reader)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows) > 0
}

/** Deletes a mark. @returns false if there was none */
export async function deleteMark(trx: Trx, kind: MarkKind, uid: number, tid: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('message_mark')
    .where('account_uid', '=', uid)
    .where('kind', '=', kind)
    .where('tid', '=', tid)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows) > 0
}

/** Deletes the marks of one kind of an account. @returns their number */
export async function deleteMarks(trx: Trx, kind: MarkKind, uid: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('message_mark')
    .where('account_uid', '=', uid)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Writes the opened messages and the last time of each. `marks` names none twice; deleted messages are left out. */
export async function upsertOpened(db: Db, marks: readonly Mark[]): Promise<void> {
  await sql`
    insert into message_mark (account_uid, kind, tid, at)
    select o.account_uid, 'opened', o.tid, o.at
    from unnest(${marks.map(mark => mark.account_uid)}::int[], ${marks.map(mark => mark.tid)}::int[],
      ${marks.map(mark => mark.at)}::timestamptz[]) as o (account_uid, tid, at)
    where exists (select 1 from message m where m.tid = o.tid)
      and exists (select 1 from account a where a.uid = o.account_uid)
    on conflict (account_uid, kind, tid) do update set at = greatest(message_mark.at, excluded.at)`.execute(
    db
  )
}

export interface MarkFacts {
  favourited: boolean
  liked: boolean
  followed: boolean
  favouriteCount: number
  followCount: number
}

/** Reads a message's numbers of marks and the reader's own marks; `uid` is null for a reader without an account. */
export async function selectFacts(db: Db | Trx, tid: number, uid: number | null): Promise<MarkFacts> {
  const own = (kind: MarkKind) => sql`exists (
    select 1 from message_mark where account_uid = ${uid}::int and kind = ${sql.lit(kind)} and tid = ${tid})`
  const count = (kind: MarkKind) => sql`(
    select count(*)::int from message_mark where tid = ${tid} and kind = ${sql.lit(kind)})`
  const { rows } = await sql<MarkFacts>`
    select ${own('favourite')} as favourited, ${own('like')} as liked, ${own('follow')} as followed,
      ${count('favourite')} as "favouriteCount", ${count('follow')} as "followCount"`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('A query without a table gives one row')
  return facts
}

/** The messages that somebody has a mark of, the newest marks first. */
export async function selectMarked(db: Db, kind: MarkKind, uid: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('message_mark')
    .select('tid')
    .where('account_uid', '=', uid)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('tid', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ tid }) => tid)
}

/** Tells whether somebody has a mark of a message. */
export async function hasMark(db: Db | Trx, kind: MarkKind, uid: number, tid: number): Promise<boolean> {
  const row = await db
    .selectFrom('message_mark')
    .select('tid')
    .where('account_uid', '=', uid)
    .where('kind', '=', kind)
    .where('tid', '=', tid)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes all marks of an account; gives the messages that it liked. */
export async function deleteMarksOf(trx: Trx, uid: number): Promise<number[]> {
  const rows = await trx
    .deleteFrom('message_mark')
    .where('account_uid', '=', uid)
    .returning(['tid', 'kind'])
    .execute()
  return rows.filter(({ kind }) => kind === 'like').map(({ tid }) => tid)
}
