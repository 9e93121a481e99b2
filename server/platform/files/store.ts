/** The only SQL on the storages of attachments. */
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import { isLoose } from './loose.ts'

/** A file and its storage. */
export interface Lying {
  readonly storedName: string
  readonly storageId: number
}

/**
 * Deletes the rows of files that nobody can use any more, which are unused uploads and deleted files, and returns their
 * files.
 */
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

/** Returns those of the names that the table has in a storage. */
export async function knownNames(db: Db, storageId: number, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('attachment')
    .select('stored_name')
    .where('stored_name', '=', sql<string>`any(${names}::text[])`)
    .where('storage_id', '=', storageId)
    .execute()
  return new Set(rows.map(row => row.stored_name))
}

/** A file in another storage than the one in use. */
export interface Elsewhere extends Lying {
  readonly aid: number
  readonly hasThumbnail: boolean
}

/** Lists files that lie in none of these storages, after an aid, deleted ones included. */
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

/** Returns the number of files in each storage. */
export async function countByStorage(db: Db | Trx): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('attachment')
    .select(({ fn }) => ['storage_id', fn.countAll<string>().as('count')])
    .groupBy('storage_id')
    .execute()
  return new Map(rows.map(row => [row.storage_id, Number(row.count)]))
}

/** Tells whether there are files in a storage, including files that were deleted and not swept yet. */
export async function hasFiles(trx: Trx, storageId: number): Promise<boolean> {
  const any = trx.selectFrom('attachment').select('aid').where('storage_id', '=', storageId).limit(1)
  return (await any.executeTakeFirst()) !== undefined
}

/** The new storage of a file. `hasThumbnail` tells whether its small picture was moved too. */
export interface NewPlace {
  readonly storageId: number
  readonly hasThumbnail: boolean
}

/** Tells whether a file still lies in this storage. */
export async function liesIn(db: Db, aid: number, storageId: number): Promise<boolean> {
  const query = db.selectFrom('attachment').select('aid').where('aid', '=', aid)
  return (await query.where('storage_id', '=', storageId).executeTakeFirst()) !== undefined
}

/** Changes the storage of a file. @returns false if the file is no longer in the storage `from` */
export async function updateStorage(trx: Trx, aid: number, from: number, to: NewPlace): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('attachment')
    .set({ storage_id: to.storageId, has_thumbnail: to.hasThumbnail })
    .where('aid', '=', aid)
    .where('storage_id', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A field of a record. */
export interface RecordField {
  readonly entity: string
  readonly field: string
  readonly id: number
}

/** A file of a record as a query finds it. */
export interface FoundFile {
  readonly aid: number
  readonly fileName: string
  readonly mime: string
  readonly bytes: number
  readonly storedName: string
  readonly hasThumbnail: boolean
}

/** Returns SQL for the files of a field of each record that a query reads, in their order, as a list in JSON. */
export const filesAsJson = (entity: string, field: string, id: RawBuilder<unknown>) => sql<FoundFile[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('aid', f.aid, 'fileName', f.file_name, 'mime', f.mime, 'bytes', f.bytes,
    'storedName', f.stored_name, 'hasThumbnail', f.has_thumbnail) order by f.record_place, f.aid), '[]'::jsonb)
  from attachment f where f.record_entity = ${entity} and f.record_field = ${field} and f.record_id = ${id}
    and f.deleted_at is null)`

/** Deletes all files of a field except these. */
export async function deleteOthers(
  trx: Trx,
  { entity, field, id }: RecordField,
  aids: readonly number[],
  now: Date
): Promise<void> {
  await trx
    .updateTable('attachment')
    .set({ deleted_at: now })
    .where('record_entity', '=', entity)
    .where('record_field', '=', field)
    .where('record_id', '=', id)
    .where('aid', '<>', sql<number>`all(${aids}::int[])`)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Makes these the files of a field, in this order: its own files, and unused uploads of a person. @returns their number */
export async function giveToRecord(
  trx: Trx,
  { entity, field, id }: RecordField,
  uploader: number,
  aids: readonly number[]
): Promise<number> {
  const owner = { record_entity: entity, record_field: field, record_id: id }
  const given = await trx
    .updateTable('attachment as a')
    .set({ ...owner, record_place: sql<number>`array_position(${aids}::int[], a.aid)` })
    .where('a.aid', '=', sql<number>`any(${aids}::int[])`)
    .where('a.deleted_at', 'is', null)
    .where(eb => eb.or([eb.and(owner), eb.and([isLoose, eb('a.uploader_uid', '=', uploader)])]))
    .returning('a.aid')
    .execute()
  return given.length
}

/** Gives the files of a field of a record to a field of another record. */
export async function moveToRecord(trx: Trx, from: RecordField, to: RecordField): Promise<void> {
  await trx
    .updateTable('attachment')
    .set({ record_entity: to.entity, record_field: to.field, record_id: to.id })
    .where('record_entity', '=', from.entity)
    .where('record_field', '=', from.field)
    .where('record_id', '=', from.id)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Marks the files of records as deleted. */
export async function deleteOfRecords(
  trx: Trx,
  entity: string,
  ids: readonly number[],
  now: Date
): Promise<void> {
  await trx
    .updateTable('attachment')
    .set({ deleted_at: now })
    .where('record_entity', '=', entity)
    .where('record_id', '=', sql<number>`any(${ids}::int[])`)
    .where('deleted_at', 'is', null)
    .execute()
}
