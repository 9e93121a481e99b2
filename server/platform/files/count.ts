import type { Db, Trx } from '../database/open.ts'
import { writeCounts } from '../storage/counts.ts'
import { countByStorage, hasFiles } from './store.ts'

/** Counts the files of each storage, for the list of storages. */
export const countFiles = async (db: Db): Promise<void> => writeCounts(db, await countByStorage(db))

/** Tells whether there are files in a storage, including files that were deleted and not swept yet. */
export const areFilesIn = (trx: Trx, storageId: number): Promise<boolean> => hasFiles(trx, storageId)
