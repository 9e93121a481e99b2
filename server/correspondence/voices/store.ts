/** All SQL on voices. */
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'

/** 1 solved, 2 partly, 3 not. */
export type Solved = 1 | 2 | 3

export interface VoiceRecord {
  readonly id: number
  readonly note: string
  readonly created_at: Date
  readonly solved: Solved | null
}

/** Finds the voice of an account for a message. */
export async function findVoice(db: Db | Trx, tid: number, uid: number): Promise<VoiceRecord | undefined> {
  const row = await db
    .selectFrom('voice')
    .select(['id', 'note', 'created_at', 'solved'])
    .where('tid', '=', tid)
    .where('account_uid', '=', uid)
    .executeTakeFirst()
  return row as VoiceRecord | undefined
}

/** Writes a voice; the caller holds the message and knows that the account has none. */
export async function insertVoice(
  trx: Trx,
  voice: { tid: number; account_uid: number; note: string; created_at: Date }
): Promise<VoiceRecord> {
  const row = await trx
    .insertInto('voice')
    .values(voice)
    .returning(['id', 'note', 'created_at', 'solved'])
    .executeTakeFirstOrThrow()
  return row as VoiceRecord
}

/** Replaces the note of a voice. */
export async function updateNote(trx: Trx, id: number, note: string): Promise<void> {
  await trx.updateTable('voice').set({ note }).where('id', '=', id).execute()
}

/** Writes whether the problem is solved for the person who joined. */
export async function updateSolved(trx: Trx, id: number, solved: Solved, now: Date): Promise<void> {
  await trx.updateTable('voice').set({ solved, answered_at: now }).where('id', '=', id).execute()
}

/** Deletes a voice with its note. */
export async function deleteVoice(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('voice').where('id', '=', id).execute()
}

/** Deletes all voices of an account; returns the messages that it had joined. */
export async function deleteVoicesOf(trx: Trx, uid: number): Promise<number[]> {
  const rows = await trx.deleteFrom('voice').where('account_uid', '=', uid).returning('tid').execute()
  return rows.map(({ tid }) => tid)
}

/** Numbers of a message's voices: by the region of the account, and by what people answered. */
export interface VoiceNumbers {
  readonly regions: { regionId: number | null; regionName: string | null; count: number }[]
  readonly solved: { solved: Solved; count: number }[]
}

/** Reads the numbers of a message's voices, most first. */
export async function selectNumbers(db: Db, tid: number): Promise<VoiceNumbers> {
  const regions = await sql<VoiceNumbers['regions'][number]>`
    select r.id as "regionId", concat(above.name, r.name) as "regionName", count(*)::integer as count
    from voice v join account a on a.uid = v.account_uid
    left join region r on r.id = a.region_id left join region above on above.id = r.parent_id
    where v.tid = ${tid} group by r.id, r.name, above.name order by count desc, r.id nulls last`.execute(db)
  const solved = await sql<VoiceNumbers['solved'][number]>`
    select solved, count(*)::integer as count from voice
    where tid = ${tid} and solved is not null group by solved order by solved`.execute(db)
  return {
    regions: regions.rows.map(row => (row.regionId === null ? { ...row, regionName: null } : row)),
    solved: solved.rows
  }
}

/** Reads the notes of a message's voices, the newest first. */
export async function selectNotes(
  db: Db,
  tid: number,
  most: number
): Promise<Pick<VoiceRecord, 'id' | 'note' | 'created_at'>[]> {
  return await db
    .selectFrom('voice')
    .select(['id', 'note', 'created_at'])
    .where('tid', '=', tid)
    .where('note', '<>', '')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
