/**
 * Strays: files that may exist in a storage without a row. A file is listed before it is stored, so that it is found
 * again if its process dies. It is also listed in the transaction that gives it up, so that it is removed later if its
 * storage is down.
 */
import type { Db, Trx } from '../database/open.ts'
import type { FileStore } from './file-store.ts'
import {
  deleteExpected,
  deleteStray,
  deleteStraysOf,
  releaseStray,
  type Stray,
  takeStray,
  upsertStrays
} from './store.ts'

/** The time in which a file must get its row, in milliseconds. */
const gracePeriod = 2 * 86_400_000

/**
 * Lists a file before it is stored.
 * @returns false if a file of this name is being removed there now; the caller can try again later
 */
export async function expectFile(db: Db, storageId: number, name: string, now: Date): Promise<boolean> {
  const expected = await upsertStrays(db, storageId, [name], new Date(now.getTime() + gracePeriod))
  return expected.length > 0
}

/**
 * Deletes the entry of a file that gets its row.
 * @returns false if the file must not get a row: its storage has another address now, or the file is being removed
 */
export const fileArrived = (trx: Trx, storageId: number, name: string): Promise<boolean> =>
  deleteExpected(trx, storageId, name)

/** Deletes the entry of a file that was not stored, or does not exist any more. */
export const fileIsNotThere = (db: Db, storageId: number, name: string): Promise<void> =>
  deleteStray(db, storageId, name)

/** Lists files for removal, because nothing refers to them any more. */
export async function giveUpFiles(
  trx: Trx,
  storageId: number,
  names: readonly string[],
  now: Date
): Promise<void> {
  if (names.length > 0) await upsertStrays(trx, storageId, names, now)
}

/** Forgets the strays of a storage whose address changes, or that is deleted. Such files stay where they are. */
export const forgetStrays = (trx: Trx, storageId: number): Promise<void> => deleteStraysOf(trx, storageId)

/** The access to the rows of attachments for a stored file. */
export interface Rows {
  /** Tells whether a row names this storage for the file. */
  has(db: Db, storageId: number, name: string): Promise<boolean>
  /** Returns the names of a file and of the files made from it. */
  filesOf(name: string): string[]
}

/** The dependencies of removing a file. */
export interface Removing {
  readonly db: Db
  readonly files: FileStore
  readonly rows: Rows
}

/**
 * Removes the strays that are due. The strays of a storage that does not answer wait for the next time.
 * @returns the number of removed files, and the first failure
 */
export async function removeStrays(
  removing: Removing,
  now: Date
): Promise<{ removed: number; failure?: unknown }> {
  const { db } = removing
  const failed = new Map<number, unknown>()
  let removed = 0
  for (let stray = await takeStray(db, now); stray; stray = await takeStray(db, now, { after: stray.id })) {
    try {
      if (failed.has(stray.storageId)) await releaseStray(db, stray.id)
      else if (await remove(removing, stray)) removed++
    } catch (error) {
      failed.set(stray.storageId, error)
    }
  }
  return { removed, ...(failed.size > 0 && { failure: [...failed.values()][0] }) }
}

/** Removes a file that was just given up. If this fails, the sweep removes it later. */
export async function removeStray(
  removing: Removing,
  storageId: number,
  name: string,
  now: Date
): Promise<void> {
  const stray = await takeStray(removing.db, now, { storageId, name })
  if (stray) await remove(removing, stray).catch(() => false)
}

async function remove({ db, files, rows }: Removing, { id, storageId, name }: Stray): Promise<boolean> {
  try {
    const isKept = await rows.has(db, storageId, name)
    if (!isKept) await (await files.at(storageId)).remove(...rows.filesOf(name))
    await deleteStray(db, storageId, name)
    return !isKept
  } catch (error) {
    await releaseStray(db, id)
    throw error
  }
}
