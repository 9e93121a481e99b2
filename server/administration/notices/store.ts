/** The only SQL on notices, beside what every entity has. Its conditions decide at each query who may read a notice. */
import type { NoticeTable } from '@board/generated/database'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'

export type NoticeRow = Selectable<NoticeTable>

/** Nobody else sends, withdraws or changes it until the transaction ends. */
export const lockNotice = async (trx: Trx, id: number): Promise<NoticeRow | undefined> =>
  await trx.selectFrom('notice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function hasDepartments(trx: Trx, id: number): Promise<boolean> {
  const rows = trx.selectFrom('notice_dept').select('dept_id').where('notice_id', '=', id)
  return (await rows.limit(1).executeTakeFirst()) !== undefined
}

/** Nobody has read what is sent now, whoever read it when it was sent before. */
export async function markSent(trx: Trx, id: number, sender: string, at: Date): Promise<void> {
  await trx
    .updateTable('notice')
    .set({ status: 1, sender, sent_at: at, sending: sql`sending + 1`, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function markWithdrawn(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('notice')
    .set({ status: 0, sent_at: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** The reader's account; null for nobody in particular. */
export type Reader = number | null

/** Sent to all, or to a department that the reader's own stands in or below, as the tree is now. */
const isFor = (reader: Reader): RawBuilder<boolean> =>
  reader === null
    ? sql`n.receiver_type = 0`
    : sql`(n.receiver_type = 0 or n.id in (
        select told.notice_id from account a
        join dept own on own.id = a.dept_id
        join notice_dept told on told.dept_id = any(string_to_array(trim(both '/' from own.path), '/')::int[])
        where a.uid = ${reader}))`

/** Tells in SQL whether a notice is new for its reader. A notice from before the account existed is never new. */
const isNewFor = (reader: Reader): RawBuilder<boolean> =>
  reader === null
    ? sql`false`
    : sql`(n.sent_at >= (select created_at from account where uid = ${reader}) and not exists (
        select 1 from notice_read r
        where r.account_uid = ${reader} and r.notice_id = n.id and r.sending = n.sending))`

export interface NoticeRecord {
  id: number
  title: string
  type: number
  sender: string
  sentAt: Date
  unread: boolean
}

const shown = (reader: Reader) =>
  sql`n.id, n.title, n.type, n.sender, n.sent_at as "sentAt", ${isNewFor(reader)} as unread`

/** A page of what a reader may read: what is new first, then the newest. */
export async function selectNotices(
  db: Db,
  reader: Reader,
  { offset, rows }: { offset: number; rows: number }
): Promise<NoticeRecord[]> {
  const found = await sql<NoticeRecord>`
    select ${shown(reader)} from notice n where n.status = 1 and ${isFor(reader)}
    order by unread desc, n.sent_at desc, n.id desc limit ${rows} offset ${offset}`.execute(db)
  return found.rows
}

/** One that a reader may read, with its text. */
export async function findNotice(
  db: Db | Trx,
  reader: Reader,
  id: number
): Promise<(NoticeRecord & { content: string; sending: number }) | undefined> {
  const found = await sql<NoticeRecord & { content: string; sending: number }>`
    select ${shown(reader)}, n.content, n.sending from notice n
    where n.id = ${id} and n.status = 1 and ${isFor(reader)}`.execute(db)
  return found.rows[0]
}

/** Counts the notices that a reader may read, up to `most`. */
export const countNotices = async (db: Db | Trx, reader: Reader, most: number): Promise<number> =>
  await counted(db, reader, sql`true`, most)

/** Counts the notices that are new to the reader, up to `most`. */
export const countNew = async (db: Db | Trx, reader: Reader, most: number): Promise<number> =>
  await counted(db, reader, isNewFor(reader), most)

async function counted(db: Db | Trx, reader: Reader, which: RawBuilder<boolean>, most: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from notice n where n.status = 1 and ${which} and ${isFor(reader)} limit ${most}) as found`.execute(
    db
  )
  return rows[0]?.count ?? 0
}

/** Keeps when somebody read a notice first. */
export async function insertRead(
  trx: Trx,
  read: { notice_id: number; sending: number; account_uid: number; read_at: Date }
): Promise<void> {
  await trx
    .insertInto('notice_read')
    .values(read)
    .onConflict(conflict => conflict.columns(['account_uid', 'notice_id', 'sending']).doNothing())
    .execute()
}

export async function deleteReadsOf(trx: Trx, accountUid: number): Promise<void> {
  await trx.deleteFrom('notice_read').where('account_uid', '=', accountUid).execute()
}
