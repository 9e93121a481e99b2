/** The files of records of entities. A file belongs to a field of a record. */
import type { Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { fileUrl, thumbnailUrl } from './address.ts'
import {
  deleteOfRecords,
  deleteOthers,
  type FoundFile,
  filesAsJson,
  giveToRecord,
  moveToRecord,
  type RecordField
} from './store.ts'

/** Returns SQL for a query on records: the files of a field of each record, in their order, as a list in JSON. */
export const recordFiles = (...of: Parameters<typeof filesAsJson>) => filesAsJson(...of)

/** Returns a file as a reader of its record gets it. Whoever has the address may read the file for an hour at least. */
export function shownFile(keys: Keys, { storedName, hasThumbnail, ...facts }: FoundFile, now: Date) {
  const file = { storedName, hasThumbnail, attached: true, open: false }
  return { ...facts, url: fileUrl(keys, file, now), thumbUrl: thumbnailUrl(keys, file, now) }
}

/**
 * Makes these the files of a field, in this order: it adds uploads of this person, and deletes the files that are not
 * named.
 * @returns false if one is neither a file of the field nor an unused upload of this person
 */
export async function setRecordFiles(
  trx: Trx,
  owner: RecordField,
  uploader: number,
  aids: readonly number[],
  now: Date
): Promise<boolean> {
  const chosen = [...new Set(aids)]
  await deleteOthers(trx, owner, chosen, now)
  return (await giveToRecord(trx, owner, uploader, chosen)) === chosen.length
}

/** Gives the files of a field to the same field of another record, which takes the place of the first. */
export const moveRecordFiles = (trx: Trx, from: RecordField, to: RecordField): Promise<void> =>
  moveToRecord(trx, from, to)

/** Deletes the files of deleted records; the sweep removes them from their storage later. */
export const deleteRecordFiles = (
  trx: Trx,
  entity: string,
  ids: readonly number[],
  now: Date
): Promise<void> => deleteOfRecords(trx, entity, ids, now)

export type { FoundFile } from './store.ts'
