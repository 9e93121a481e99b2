import { uploadDays } from '@board/schemas/facts/uploads'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { type FileStore, localId } from '../storage/file-store.ts'
import { giveUpFiles, removeStray, removeStrays } from '../storage/strays.ts'
import { rows } from './rows.ts'
import { deleteStale, knownNames } from './store.ts'

const day = 86_400_000

/** Days that an unused upload is kept, and days that a deleted file can be restored by hand. */
const patience = { loose: uploadDays, deleted: 30 }

const batch = 500

/**
 * Removes the files that nobody can reach any more: uploads that were never used, files that were deleted a month ago,
 * files of processes that died between writing a file and recording it, and old copies of moved files. In a bucket it
 * removes only recorded files, because others may keep files there too.
 * @throws StorageFailure of a storage that did not answer, once all others are swept
 */
export async function sweepFiles(db: Db, files: FileStore, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day)
  await inTransaction(db, async trx => {
    const stale = await deleteStale(trx, before(patience.loose), before(patience.deleted))
    for (const [storageId, some] of Map.groupBy(stale, ({ storageId }) => storageId)) {
      const names = some.map(({ storedName }) => storedName)
      await giveUpFiles(trx, storageId, names, now)
    }
  })
  await files.sweepDrafts(before(patience.loose))
  await sweepFolder(db, files, { before: before(patience.loose), now })
  const { failure } = await removeStrays({ db, files, rows }, now)
  if (failure) throw failure
}

/** Removes the files of the folder of this machine that no row names; all files there belong to this product. */
async function sweepFolder(db: Db, files: FileStore, at: { before: Date; now: Date }): Promise<void> {
  let names: string[] = []
  for await (const { name, at: since } of files.local.list()) {
    if (since > at.before || name.includes('.thumb.')) continue
    names.push(name)
    if (names.length < batch) continue
    await removeUnknown(db, files, names, at.now)
    names = []
  }
  await removeUnknown(db, files, names, at.now)
}

async function removeUnknown(db: Db, files: FileStore, names: readonly string[], now: Date): Promise<void> {
  const known = await knownNames(db, localId, names)
  for (const name of names.filter(name => !known.has(name))) {
    // another process may be moving the file back now; it is recorded like all others, and removed only if it still has
    // no row
    await inTransaction(db, trx => giveUpFiles(trx, localId, [name], now))
    await removeStray({ db, files, rows }, localId, name, now)
  }
}
