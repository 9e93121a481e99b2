/** All SQL on messages and their texts. */
import type { DB, MessageTable } from '@board/generated/database'
import { openStates } from '@board/schemas/facts/open-states'
import type { Mask } from '@board/schemas/facts/text/masks'
import { type Insertable, sql, type Updateable } from 'kysely'
import { calendarInUse } from '../../platform/calendar/calendar.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { onlyRow, prepared } from '../../platform/database/statements/prepared.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import type { AuditState } from '../../records/message-core/transitions.ts'
import { searchDocument } from '../../records/search/bigrams.ts'

export type MessageChange = Omit<Updateable<MessageTable>, 'tid' | 'version'>

/** A text of a message: its own text (position 0) or a supplement. */
export interface ContentRecord {
  id: number
  tid: number
  position: number
  content: string
  public_content: string | null
  masks: Mask[]
  audit_state: AuditState
  audit_note: string | null
  created_at: Date
}

const contentColumns = [
  'id',
  'tid',
  'position',
  'content',
  'public_content',
  'masks',
  'audit_state',
  'audit_note',
  'created_at'
] as const

/** Writes a change and increases the version. Only `moveMessage` and `updateMessage` call it. */
export async function writeMessage(
  trx: Trx,
  message: MessageRecord,
  change: MessageChange
): Promise<MessageRecord> {
  const counted = isDeadlineMoved(message, change) ? { deadline_calendar: calendarInUse().id } : {}
  const row = onlyRow(
    await changed(trx, { ...change, ...counted, version: message.version + 1, tid: message.tid })
  )
  return { ...row, organization: message.organization } as MessageRecord
}

/** Tells whether a change gives a message another deadline than it has. */
function isDeadlineMoved(
  { deadline_at: before }: MessageRecord,
  { deadline_at: after }: MessageChange
): boolean {
  if (after === undefined || after === null) return false
  return new Date(after).getTime() !== before?.getTime()
}

const changed = prepared((db, { tid, ...change }: MessageChange & { tid: number; version: number }) =>
  db.updateTable('message').set(change).where('tid', '=', tid).returningAll()
)

/** Writes a deadline that was counted again. The version stays, so that nobody who is writing an answer meets a conflict. */
export async function writeRecounted(
  trx: Trx,
  tid: number,
  recounted: { readonly deadline_at: Date; readonly deadline_calendar: number }
): Promise<void> {
  await trx.updateTable('message').set(recounted).where('tid', '=', tid).execute()
}

/** Adds or removes one like, and returns the new number. The version of the message does not change. */
export async function addLikes(trx: Trx, tid: number, more: 1 | -1): Promise<number> {
  const { like_count } = await trx
    .updateTable('message')
    .set(eb => ({ like_count: eb('like_count', '+', more) }))
    .where('tid', '=', tid)
    .returning('like_count')
    .executeTakeFirstOrThrow()
  return like_count
}

/** Removes one like from each of these messages. */
export async function decrementLikes(trx: Trx, tids: readonly number[]): Promise<void> {
  await sql`update message m set like_count = m.like_count - 1
    from (select tid from message where tid = any(${[...tids]}::int[]) order by tid for no key update) liked
    where m.tid = liked.tid`.execute(trx)
}

/** Adds one voice and returns the new number. The version of the message does not change. */
export async function addVoice(trx: Trx, tid: number): Promise<number> {
  const { voice_count } = await trx
    .updateTable('message')
    .set({
      voice_count: sql<number>`voice_count + 1`,
      voice_peak: sql<number>`greatest(voice_peak, voice_count + 1)`
    })
    .where('tid', '=', tid)
    .returning('voice_count')
    .executeTakeFirstOrThrow()
  return voice_count
}

/** Removes one voice and returns the new number. */
export async function removeVoice(trx: Trx, tid: number): Promise<number> {
  const { voice_count } = await trx
    .updateTable('message')
    .set({ voice_count: sql<number>`voice_count - 1` })
    .where('tid', '=', tid)
    .returning('voice_count')
    .executeTakeFirstOrThrow()
  return voice_count
}

/** Removes one voice from each of these messages. */
export async function decrementVoices(trx: Trx, tids: readonly number[]): Promise<void> {
  await sql`update message m set voice_count = m.voice_count - 1
    from (select tid from message where tid = any(${[...tids]}::int[]) order by tid for no key update) joined
    where m.tid = joined.tid`.execute(trx)
}

/** Replaces the author's name on all of the author's messages. The texts do not change. */
export async function renameAuthor(trx: Trx, uid: number, name: string): Promise<void> {
  await sql`update message m set author_name = ${name}, company_confirmed = null
    from (select tid from message where author_uid = ${uid} order by tid for no key update) own
    where m.tid = own.tid`.execute(trx)
}

/** Writes a new message, to which the caller adds its text. */
export async function insertMessage(
  trx: Trx,
  message: Insertable<MessageTable>
): Promise<{ tid: number; version: number }> {
  return onlyRow(await insertedMessage(trx, message))
}

const insertedMessage = prepared((db, message: Insertable<MessageTable>) =>
  db.insertInto('message').values(message).returning(['tid', 'version'])
)

/** Writes a text; returns its id. */
export async function insertContent(trx: Trx, item: Insertable<DB['content_item']>): Promise<number> {
  return onlyRow(await insertedContent(trx, item)).id
}

const insertedContent = prepared((db, item: Insertable<DB['content_item']>) =>
  db.insertInto('content_item').values(item).returning('id')
)

/** Lists the texts of an author's messages in a forum that are not returned, not withdrawn, and have no final reply. */
export async function listOpenTexts(
  trx: Trx,
  uid: number,
  { fid, collectId }: { fid: number; collectId: number | null },
  since: Date
): Promise<{ tid: number; subject: string; content: string }[]> {
  return await openTexts(trx, { uid, fid, collectId, since })
}

interface OpenTexts {
  uid: number
  fid: number
  collectId: number | null
  since: Date
}

const openTexts = prepared((db, { uid, fid, collectId, since }: OpenTexts) =>
  db
    .selectFrom('message as m')
    .innerJoin('content_item as c', 'c.tid', 'm.tid')
    .select(['m.tid', 'm.subject', 'c.content'])
    .where('c.position', '=', 0)
    .where('m.author_uid', '=', uid)
    .where('m.created_at', '>=', since)
    .where('m.fid', '=', fid)
    .where('m.collect_id', 'is not distinct from', collectId)
    .where('m.audit_state', 'in', [...openStates.unapproved, ...openStates.approved])
    .where('m.state', 'in', openStates.unanswered)
    .orderBy('m.tid', 'desc')
)

/** Returns the position after the last text of a message. */
export async function nextPosition(trx: Trx, tid: number): Promise<number> {
  const { last } = await trx
    .selectFrom('content_item')
    .select(eb => eb.fn.max('position').as('last'))
    .where('tid', '=', tid)
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}

/** Lists a message's texts, in the order in which they were written. */
export async function listContents(db: Db | Trx, tid: number): Promise<ContentRecord[]> {
  return (await contentsOf(db, { tid })) as ContentRecord[]
}

const contentsOf = prepared((db, { tid }: { tid: number }) =>
  db.selectFrom('content_item').select(contentColumns).where('tid', '=', tid).orderBy('position')
)

/** Finds a text by its id. */
export async function findContent(db: Db | Trx, id: number): Promise<ContentRecord | undefined> {
  const row = await db
    .selectFrom('content_item')
    .select(contentColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row as ContentRecord | undefined
}

/** Changes a text. */
export async function updateContent(
  trx: Trx,
  id: number,
  change: Updateable<DB['content_item']>
): Promise<void> {
  await trx.updateTable('content_item').set(change).where('id', '=', id).execute()
}

/** Writes the searchable text of a message to the search index. It is the text that the public may read. */
export async function indexMessage(
  trx: Trx,
  tid: number,
  subject: string,
  contents: readonly string[]
): Promise<void> {
  const { body, grams } = searchDocument([subject, ...contents])
  await trx
    .insertInto('message_search')
    .values({ tid, body, grams })
    .onConflict(conflict => conflict.column('tid').doUpdateSet({ body, grams }))
    .execute()
}

/** Removes a message from the search index. */
export async function unindexMessage(trx: Trx, tid: number): Promise<void> {
  await trx.deleteFrom('message_search').where('tid', '=', tid).execute()
}

/** Finds the original text of a message, with its forum. */
export async function findFirstText(db: Db | Trx, tid: number) {
  const [text] = await listFirstTexts(db, [tid])
  return text
}

/** Lists the original texts of messages, with their forums. */
export async function listFirstTexts(db: Db | Trx, tids: readonly number[]) {
  return await db
    .selectFrom('message as m')
    .innerJoin('content_item as c', join => join.onRef('c.tid', '=', 'm.tid').on('c.position', '=', 0))
    .innerJoin('forum as f', 'f.fid', 'm.fid')
    .select(['m.tid', 'm.subject', 'c.content', 'f.region_id as regionId', 'f.name as forumName'])
    .where('m.tid', 'in', tids.length > 0 ? [...tids] : [0])
    .execute()
}

/** Finds the region of the local leader whom an author wrote to last. */
export async function findLastLeaderRegion(db: Db, uid: number): Promise<number | undefined> {
  const last = await db
    .selectFrom('message as m')
    .innerJoin('forum as f', 'f.fid', 'm.fid')
    .select('f.region_id as regionId')
    .where('m.author_uid', '=', uid)
    .where('f.organization', '=', 1)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.tid', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.regionId ?? undefined
}

/** Lists messages with their original texts, in the given order. */
export async function listExaminedMessages(db: Db, tids: readonly number[]) {
  const rows = await db
    .selectFrom('message as m')
    .innerJoin('content_item as c', join => join.onRef('c.tid', '=', 'm.tid').on('c.position', '=', 0))
    .innerJoin('forum as f', 'f.fid', 'm.fid')
    .select([
      'm.tid',
      'm.subject',
      'c.content',
      'f.name as forumName',
      'm.audit_state',
      'm.created_at',
      'm.author_uid'
    ])
    .where('m.tid', 'in', tids.length > 0 ? [...tids] : [0])
    .execute()
  return rows.toSorted((one, other) => tids.indexOf(one.tid) - tids.indexOf(other.tid))
}
