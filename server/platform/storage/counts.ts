import type { Db } from '../database/open.ts'
import { setCounts } from './store.ts'

/** Stores the number of files in each storage. The list of storages shows it. */
export const writeCounts = (db: Db, counts: ReadonlyMap<number, number>): Promise<void> =>
  setCounts(db, counts)
