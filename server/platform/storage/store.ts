/**
 * All SQL on configurations of storages, and on files that may exist without a row. The configurations are written by
 * their entity.
 */
import { sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import { type Keys, openSecret } from '../keys/keys.ts'
import type { StorageAccount } from './bucket.ts'

/** Finds the configuration in use, or one by its id. */
export async function findStorage(
  db: Db,
  keys: Keys,
  wanted: 'inUse' | { id: number }
): Promise<StorageAccount | undefined> {
  const configs = db.selectFrom('oss').selectAll()
  const row = await (wanted === 'inUse'
    ? configs.where('status', '=', 1)
    : configs.where('id', '=', wanted.id)
  ).executeTakeFirst()
  if (!row) return undefined
  const { id, name, type, region, endpoint, bucket, prefix } = row
  return {
    id,
    name,
    type,
    region,
    endpoint,
    bucket,
    prefix,
    regionCode: row.region_code,
    accessKey: row.access_key,
    secretKey: openSecret(keys, row.secret_sealed)
  }
}

/** Writes how the test of a storage ended. */
export async function recordTrial(trx: Trx, id: number, passed: boolean): Promise<void> {
  await trx.updateTable('oss').set({ trial_passed: passed }).where('id', '=', id).execute()
}

/**
 * Sets the other configurations to not in use.
 * @returns their ids
 */
export async function retireOthers(trx: Trx, id: number): Promise<number[]> {
  const rows = await trx
    .updateTable('oss')
    .set(eb => ({ status: 0, version: eb('version', '+', 1) }))
    .where('status', '=', 1)
    .where('id', '<>', id)
    .returning('id')
    .execute()
  return rows.map(row => row.id)
}

/**
 * Sets a configuration to in use if no other is.
 * @returns whether it was changed
 */
export async function takeIntoUse(trx: Trx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('oss')
    .set(eb => ({ status: 1, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('oss as other').select('other.id').where('other.status', '=', 1)))
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the number of files of each storage. The versions do not change, because nobody has edited anything. */
export async function setCounts(db: Db | Trx, counts: ReadonlyMap<number, number>): Promise<void> {
  const [ids, numbers] = [[...counts.keys()], [...counts.values()]]
  await sql`
    update oss set files = coalesce(counted.files, 0)
    from oss as own left join unnest(${ids}::integer[], ${numbers}::integer[]) as counted (id, files) on counted.id = own.id
    where oss.id = own.id and oss.files <> coalesce(counted.files, 0)`.execute(db)
}

/** Deletes the list of files in a storage that may exist without a row. */
export async function deleteStraysOf(trx: Trx, storageId: number): Promise<void> {
  await trx.deleteFrom('stray_file').where('storage_id', '=', storageId).execute()
}

/**
 * Deletes the entry of a stray file, unless the file is being removed. It first waits for a change of the storage, and
 * so takes the locks in the same order.
 * @returns false if there was no entry to delete
 */
export async function deleteExpected(trx: Trx, storageId: number, name: string): Promise<boolean> {
  await sql`select id from oss where id = ${storageId} for key share`.execute(trx)
  const { numDeletedRows } = await trx
    .deleteFrom('stray_file')
    .where('storage_id', '=', storageId)
    .where('name', '=', name)
    .where('taken_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export interface Stray {
  readonly id: number
  readonly storageId: number
  readonly name: string
}

/** The time after which a process that has taken a stray file counts as dead. */
const takenFor = sql`interval '10 minutes'`

/**
 * Lists files as strays from a moment on.
 * @returns the names of those that are not being removed at this moment
 */
export async function upsertStrays(
  db: Db | Trx,
  storageId: number,
  names: readonly string[],
  dueAt: Date
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    insert into stray_file (storage_id, name, due_at)
    select ${storageId}::integer, each, ${dueAt}::timestamptz from unnest(${[...names]}::text[]) each
    on conflict (storage_id, name) do update set due_at = excluded.due_at, taken_at = null
      where stray_file.taken_at is null or stray_file.taken_at < clock_timestamp() - ${takenFor}
    returning name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Takes the next stray that is due, of all or with one name. Two calls at the same time take different ones. */
export async function takeStray(
  db: Db,
  dueBy: Date,
  { after = 0, storageId, name }: { after?: number; storageId?: number; name?: string } = {}
): Promise<Stray | undefined> {
  const only = storageId === undefined ? sql`` : sql`and storage_id = ${storageId} and name = ${name ?? ''}`
  const { rows } = await sql<Stray>`
    update stray_file set taken_at = clock_timestamp()
    where id = (
      select id from stray_file
      where due_at <= ${dueBy} and id > ${after} ${only}
        and (taken_at is null or taken_at < clock_timestamp() - ${takenFor})
      order by id limit 1 for update skip locked
    )
    returning id::integer, storage_id as "storageId", name`.execute(db)
  return rows[0]
}

/** Releases a stray that could not be removed, for the next attempt. */
export async function releaseStray(db: Db, id: number): Promise<void> {
  await db.updateTable('stray_file').set({ taken_at: null }).where('id', '=', id).execute()
}

export async function deleteStray(db: Db | Trx, storageId: number, name: string): Promise<void> {
  await db.deleteFrom('stray_file').where('storage_id', '=', storageId).where('name', '=', name).execute()
}

/** Tells whether a storage is in use; undefined if it does not exist. */
export async function isInUse(trx: Trx, id: number): Promise<boolean | undefined> {
  const row = await trx.selectFrom('oss').select('status').where('id', '=', id).executeTakeFirst()
  return row && row.status === 1
}
