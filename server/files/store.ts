/** The only SQL on where the files of attachments lie. */
import { sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import { isLoose } from './loose.ts'

/** A file, and where it lies. */
export interface Lying {
  readonly storedName: string
  readonly storageId: number
}

/** Takes out what nobody can want any more: uploads that belong to nothing, and what was deleted; gives its files. */
export async function deleteStale(trx: Trx, looseBefore: Date, deletedBefore: Date): Promise<Lying[]> {
  return await trx
    .deleteFrom('attachment as a')
    .where(eb =>
      eb.or([
        eb.and([isLoose, eb('a.deleted_at', 'is', null), eb('a.created_at', '<', looseBefore)]),
        eb('a.deleted_at', '<', deletedBefore)
      ])
    )
    .returning(['a.stored_name as storedName', 'a.storage_id as storageId'])
    .execute()
}

/** Which of these names the table knows in a storage. */
export async function knownNames(db: Db, storageId: number, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('attachment')
    .select('stored_name')
    .where('stored_name', '=', sql<string>`any(${names}::text[])`)
    .where('storage_id', '=', storageId)
    .execute()
  return new Set(rows.map(row => row.stored_name))
}

/** A file that lies elsewhere. */
export interface Elsewhere extends Lying {
  readonly aid: number
  readonly hasThumbnail: boolean
}

/** Files that lie in none of these storages, those after an aid, deleted ones too. */
export async function selectElsewhere(
  db: Db,
  storageIds: readonly number[],
  after: number,
  limit: number
): Promise<Elsewhere[]> {
  return await db
    .selectFrom('attachment')
    .select(['aid', 'stored_name as storedName', 'storage_id as storageId', 'has_thumbnail as hasThumbnail'])
    .where('storage_id', '<>', sql<number>`all(${storageIds}::int[])`)
    .where('aid', '>', after)
    .orderBy('aid')
    .limit(limit)
    .execute()
}

/** How many files lie in each storage. */
export async function countByStorage(db: Db | Trx): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('attachment')
    .select(({ fn }) => ['storage_id', fn.countAll<string>().as('count')])
    .groupBy('storage_id')
    .execute()
  return new Map(rows.map(row => [row.storage_id, Number(row.count)]))
}

/** Whether files lie in a storage, also such that were deleted and not swept yet. */
export async function hasFiles(trx: Trx, storageId: number): Promise<boolean> {
  const any = trx.selectFrom('attachment').select('aid').where('storage_id', '=', storageId).limit(1)
  return (await any.executeTakeFirst()) !== undefined
}

/** Where a file lies from now on, and whether its small picture does too. */
export interface NewPlace {
  readonly storageId: number
  readonly hasThumbnail: boolean
}

/** Whether a file still lies in this storage. */
export async function liesIn(db: Db, aid: number, storageId: number): Promise<boolean> {
  const query = db.selectFrom('attachment').select('aid').where('aid', '=', aid)
  return (await query.where('storage_id', '=', storageId).executeTakeFirst()) !== undefined
}

/** From now on a file lies elsewhere. @returns false where it does not lie any more where it was */
export async function updateStorage(trx: Trx, aid: number, from: number, to: NewPlace): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('attachment')
    .set({ storage_id: to.storageId, has_thumbnail: to.hasThumbnail })
    .where('aid', '=', aid)
    .where('storage_id', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
