import type { Db, Trx } from '../database/open.ts'
import { writeCounts } from '../storage/counts.ts'
import { countByStorage, hasFiles } from './store.ts'

/** Counts the files of each storage, for those who look at the list of storages. */
export const countFiles = async (db: Db): Promise<void> => writeCounts(db, await countByStorage(db))

/** Whether files lie in a storage just now, also those that were deleted and not swept yet. */
export const areFilesIn = (trx: Trx, storageId: number): Promise<boolean> => hasFiles(trx, storageId)
