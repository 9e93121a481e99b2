import type { Trx } from '../../platform/database/open.ts'
import { insertUncounted } from './store.ts'

/**
 * Excludes a new message from the statistics if a handling record excludes all messages of its author. Posting and making
 * a record both lock the account, so no message is missed. Domain 6.
 */
export const leaveOutOfStatistics = (trx: Trx, authorUid: number, tid: number): Promise<void> =>
  insertUncounted(trx, authorUid, tid)
