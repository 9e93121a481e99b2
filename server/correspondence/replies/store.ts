import type { ReplyTable } from '@board/generated/database'
import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { onlyRow, prepared } from '../../platform/database/statements/prepared.ts'
import { comparableHash } from '../../records/lists/similar/same-reply.ts'

export type ReplyKind = 'interim' | 'final' | 'explanation' | 'last'

/** A published answer with its institution's name. */
export interface ReplyRecord {
  id: number
  tid: number
  group_id: number
  group_name: string
  kind: ReplyKind
  content: string
  created_at: Date
  edited_at: Date | null
  due_at: Date | null
  version: number
}

const selectReply = (db: Db | Trx) =>
  db
    .selectFrom('reply as r')
    .innerJoin('org_group as g', 'g.id', 'r.group_id')
    .select([
      'r.id',
      'r.tid',
      'r.group_id',
      'g.name as group_name',
      'r.kind',
      'r.content',
      'r.created_at',
      'r.edited_at',
      'r.due_at',
      'r.version'
    ])

/** Lists a message's replies, oldest first. */
export async function listReplies(db: Db | Trx, tid: number): Promise<ReplyRecord[]> {
  return (await selectReply(db).where('r.tid', '=', tid).orderBy('r.id').execute()) as ReplyRecord[]
}

/** Finds the last published reply. */
export async function findLastReply(db: Db | Trx, tid: number): Promise<ReplyRecord | undefined> {
  const row = await selectReply(db)
    .where('r.tid', '=', tid)
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row as ReplyRecord | undefined
}

/** Lists the copies of a reply that are the last reply of their messages. */
export async function listCopies(trx: Trx, replyId: number): Promise<ReplyRecord[]> {
  const rows = await selectReply(trx)
    .where('r.copied_from', '=', replyId)
    .where('r.id', '=', eb =>
      eb
        .selectFrom('reply as l')
        .select(one => one.fn.max('l.id').as('last'))
        .whereRef('l.tid', '=', 'r.tid')
    )
    .orderBy('r.tid')
    .execute()
  return rows as ReplyRecord[]
}

/** Writes a reply and returns its id. */
export async function insertReply(
  trx: Trx,
  reply: Omit<Insertable<ReplyTable>, 'comparable_hash'>
): Promise<number> {
  const comparable_hash = comparableHash(reply.content)
  return onlyRow(await insertedReply(trx, { ...reply, comparable_hash })).id
}

const insertedReply = prepared((db, reply: Insertable<ReplyTable>) =>
  db.insertInto('reply').values(reply).returning('id')
)

/** Changes a reply's text and increases its version. */
export async function updateReply(trx: Trx, reply: ReplyRecord, content: string, now: Date): Promise<void> {
  await trx
    .updateTable('reply')
    .set({
      content,
      comparable_hash: comparableHash(content),
      edited_at: now,
      version: reply.version + 1
    })
    .where('id', '=', reply.id)
    .execute()
}

/** Adds findings of the detector to those of a reply. An edit does not remove earlier findings. */
export async function addFindings(trx: Trx, replyId: number, findings: readonly string[]): Promise<void> {
  await sql`update reply set findings = array(select distinct unnest(coalesce(findings, '{}') || ${[...findings]}::text[]))
    where id = ${replyId}`.execute(trx)
}

/** Tells whether a group has published exactly this text on a message after a given time. */
export async function wasPublishedSince(
  trx: Trx,
  { tid, groupId, content }: { tid: number; groupId: number; content: string },
  since: Date
): Promise<boolean> {
  return (await publishedSince(trx, { tid, groupId, content, since })).length > 0
}

interface PublishedSince {
  tid: number
  groupId: number
  content: string
  since: Date
}

const publishedSince = prepared((db, { tid, groupId, content, since }: PublishedSince) =>
  db
    .selectFrom('reply')
    .select('id')
    .where('tid', '=', tid)
    .where('group_id', '=', groupId)
    .where('content', '=', content)
    .where('created_at', '>', since)
    .limit(1)
)
