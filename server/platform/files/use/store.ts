/** The only SQL on the use of storage; triggers of `attachment` write the changes. */
import { sql } from 'kysely'
import type { Db, Trx } from '../../database/open.ts'

/** Something that files count for. */
export interface StorageOwner {
  readonly kind: 'account' | 'institution' | 'site'
  /** The number of the account or the institution; 0 for the site. */
  readonly id: number
}

/** Makes the row that is locked for an owner, if there is none yet. */
export async function insertUse(trx: Trx, { kind, id }: StorageOwner): Promise<void> {
  await trx
    .insertInto('storage_use')
    .values({ kind, owner_id: id, bytes: 0, files: 0 })
    .onConflict(conflict => conflict.columns(['kind', 'owner_id']).doNothing())
    .execute()
}

export async function lockUse(trx: Trx, { kind, id }: StorageOwner): Promise<void> {
  await trx
    .selectFrom('storage_use')
    .select('id')
    .where('kind', '=', kind)
    .where('owner_id', '=', id)
    .forUpdate()
    .execute()
}

/** Returns the bytes of an owner: the last sum and the changes since. */
export async function selectUsedBytes(db: Db | Trx, { kind, id }: StorageOwner): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from (
      select bytes from storage_use where kind = ${kind} and owner_id = ${id}
      union all select bytes from storage_change where kind = ${kind} and owner_id = ${id}
    ) part`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** Adds the changes to the sums, owner by owner in the order in which uploads lock them. */
export async function foldChanges(db: Db | Trx): Promise<void> {
  await sql`
    with gone as (delete from storage_change returning kind, owner_id, bytes, files),
      sums as (select kind, owner_id, sum(bytes) as bytes, sum(files) as files from gone group by 1, 2)
    insert into storage_use (kind, owner_id, bytes, files)
      select kind, owner_id, bytes, files from sums order by kind, owner_id
    on conflict (kind, owner_id) do update
      set bytes = storage_use.bytes + excluded.bytes, files = storage_use.files + excluded.files`.execute(db)
}

/** Adds the difference between all files and what was kept as changes. Both are seen at one moment. */
export async function addDrift(db: Db): Promise<void> {
  await sql`insert into storage_change select * from storage_drift()`.execute(db)
}
