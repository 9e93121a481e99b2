import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { thumbnailNameOf } from './address.ts'
import type { FileStore } from './file-store.ts'
import { deleteStale, knownNames } from './store.ts'

const day = 86_400_000

/** Days that an upload waits for its text, and that a deleted file can be brought back by hand. */
const patience = { loose: 2, deleted: 30 }

const batch = 500

/**
 * Removes the files that nobody can reach any more: uploads that were never used, what was deleted a month
 * ago, and files of processes that died between writing a file and recording it.
 */
export async function sweepFiles(db: Db, files: FileStore, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day)
  const stale = await inTransaction(db, trx =>
    deleteStale(trx, before(patience.loose), before(patience.deleted))
  )
  for (const name of stale) await files.remove(name, thumbnailNameOf(name))
  await files.sweepDrafts(before(patience.loose))
  let names: string[] = []
  for await (const { name, at } of files.list()) {
    if (at > before(patience.loose) || name.includes('.thumb.')) continue
    names.push(name)
    if (names.length < batch) continue
    await removeUnknown(db, files, names)
    names = []
  }
  await removeUnknown(db, files, names)
}

async function removeUnknown(db: Db, files: FileStore, names: readonly string[]): Promise<void> {
  const known = await knownNames(db, names)
  for (const name of names) if (!known.has(name)) await files.remove(name, thumbnailNameOf(name))
}
