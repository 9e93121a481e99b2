import type { Db } from '../database/open.ts'
import { setCounts } from './store.ts'

/** Writes down how many files lie in each storage, for those who look at its list. */
export const writeCounts = (db: Db, counts: ReadonlyMap<number, number>): Promise<void> =>
  setCounts(db, counts)
