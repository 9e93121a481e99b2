import type { Trx } from '../database/open.ts'
import { insertUncounted } from './store.ts'

/**
 * A message that was just written is left out of the statistics where a handling record says so of all that its author
 * writes. Whoever writes it has locked the account, and so does who makes a record: neither is missed. Domain 6.
 */
export const leaveOutOfStatistics = (trx: Trx, authorUid: number, tid: number): Promise<void> =>
  insertUncounted(trx, authorUid, tid)
