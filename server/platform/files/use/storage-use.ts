/** The use of storage: the bytes of files that count for the site, an institution or an account. Decision 0109. */
import type { Db, Trx } from '../../database/open.ts'
import { addDrift, foldChanges, insertUse, lockUse, type StorageOwner, selectUsedBytes } from './store.ts'

export type { StorageOwner } from './store.ts'

/** The whole site as an owner of files. */
export const wholeSite: StorageOwner = { kind: 'site', id: 0 }

/** Locks the use of an owner until the transaction ends, and returns its bytes. */
export async function lockUsedBytes(trx: Trx, owner: StorageOwner): Promise<number> {
  await insertUse(trx, owner)
  await lockUse(trx, owner)
  // asked in a statement of its own, which sees what others committed before they gave the lock away
  return await selectUsedBytes(trx, owner)
}

/** Returns the bytes of the files that count for an owner. */
export const usedBytes = (db: Db, owner: StorageOwner): Promise<number> => selectUsedBytes(db, owner)

/** Sums up the changes since the last run. Each reader sees either the changes or their sum. */
export const foldStorageUse = (db: Db | Trx): Promise<void> => foldChanges(db)

/** Counts all files and corrects the use of storage. Files may come and go meanwhile. */
export async function correctStorageUse(db: Db): Promise<void> {
  await addDrift(db)
  await foldChanges(db)
}
