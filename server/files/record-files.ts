/** Files of the records of entities: the field of a record owns them. */
import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { fileUrl, thumbnailUrl } from './address.ts'
import { isLoose } from './loose.ts'

/** A field of a record. */
export interface RecordField {
  readonly entity: string
  readonly field: string
  readonly id: number
}

/** A file as a query finds it. */
export interface FoundFile {
  readonly aid: number
  readonly fileName: string
  readonly mime: string
  readonly bytes: number
  readonly storedName: string
  readonly hasThumbnail: boolean
}

/** The files of a field of each record that a query reads, in their order, as a list in JSON. */
export const recordFiles = (entity: string, field: string, id: RawBuilder<unknown>) => sql<FoundFile[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('aid', f.aid, 'fileName', f.file_name, 'mime', f.mime, 'bytes', f.bytes,
    'storedName', f.stored_name, 'hasThumbnail', f.has_thumbnail) order by f.record_place, f.aid), '[]'::jsonb)
  from attachment f where f.record_entity = ${entity} and f.record_field = ${field} and f.record_id = ${id}
    and f.deleted_at is null)`

/** A file as a reader of its record gets it: whoever has the address may read the file for an hour at least. */
export function shownFile(keys: Keys, { storedName, hasThumbnail, ...facts }: FoundFile, now: Date) {
  const file = { storedName, hasThumbnail, attached: true, open: false }
  return { ...facts, url: fileUrl(keys, file, now), thumbUrl: thumbnailUrl(keys, file, now) }
}

/**
 * Makes these the files of a field, in this order: adds uploads of this person, and deletes those that are not named.
 * @returns false where one is neither a file of the field nor an unused upload of this person
 */
export async function setRecordFiles(
  trx: Trx,
  { entity, field, id }: RecordField,
  uploader: number,
  aids: readonly number[],
  now: Date
): Promise<boolean> {
  const owner = { record_entity: entity, record_field: field, record_id: id }
  const chosen = [...new Set(aids)]
  await trx
    .updateTable('attachment')
    .set({ deleted_at: now })
    .where(eb => eb.and(owner))
    .where('aid', '<>', sql<number>`all(${chosen}::int[])`)
    .where('deleted_at', 'is', null)
    .execute()
  const kept = await trx
    .updateTable('attachment as a')
    .set({ ...owner, record_place: sql<number>`array_position(${chosen}::int[], a.aid)` })
    .where('a.aid', '=', sql<number>`any(${chosen}::int[])`)
    .where('a.deleted_at', 'is', null)
    .where(eb => eb.or([eb.and(owner), eb.and([isLoose, eb('a.uploader_uid', '=', uploader)])]))
    .returning('a.aid')
    .execute()
  return kept.length === chosen.length
}

/** Deletes the files of records that are gone; the sweep removes them from their storage later. */
export async function deleteRecordFiles(
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
