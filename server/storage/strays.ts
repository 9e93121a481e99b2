/**
 * Files that perhaps lie somewhere without a row: written down before they are put, so that one whose process dies is
 * found again, and in the transaction that gives them up, so that one whose storage is down is removed later.
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

/** Milliseconds that a file has to get its row. */
const patience = 2 * 86_400_000

/** Before a file is put. @returns false where the same name is being removed there just now: try again later */
export async function expectFile(db: Db, storageId: number, name: string, now: Date): Promise<boolean> {
  const expected = await upsertStrays(db, storageId, [name], new Date(now.getTime() + patience))
  return expected.length > 0
}

/**
 * It gets its row. @returns false where it may have none: meanwhile its storage became another place, or somebody
 * removes it
 */
export const fileArrived = (trx: Trx, storageId: number, name: string): Promise<boolean> =>
  deleteExpected(trx, storageId, name)

/** It was not put, or is not there any more. */
export const fileIsNotThere = (db: Db, storageId: number, name: string): Promise<void> =>
  deleteStray(db, storageId, name)

/** Nothing points at them any more: they are to be removed. */
export async function giveUpFiles(
  trx: Trx,
  storageId: number,
  names: readonly string[],
  now: Date
): Promise<void> {
  if (names.length > 0) await upsertStrays(trx, storageId, names, now)
}

/** The storage becomes another place, or goes: what perhaps lies there without a row is left where it is. */
export const forgetStrays = (trx: Trx, storageId: number): Promise<void> => deleteStraysOf(trx, storageId)

/** The rows of attachments about a stored file. */
export interface Rows {
  /** Whether a row says that the file lies there. */
  has(db: Db, storageId: number, name: string): Promise<boolean>
  /** All the files of a name: itself, and what was made of it. */
  filesOf(name: string): string[]
}

/** The dependencies of removing a file. */
export interface Removing {
  readonly db: Db
  readonly files: FileStore
  readonly rows: Rows
}

/**
 * Removes the strays that are due. A storage that does not answer keeps its own until the next time.
 * @returns how many went, and the first thing that stopped one
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

/** Removes one that was just given up; where that does not go, the sweep does it later. */
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
