import type { Trx } from '../../platform/database/open.ts'
import { endReports, putReportsPast } from './store.ts'

/** Lets the open reports of a message lapse, because it was deleted or moved to another forum. */
export const lapseReports = (trx: Trx, tid: number, now: Date): Promise<void> => endReports(trx, tid, now)

/**
 * Marks the reports of a message as past, because it has another group now. The two groups of a past report can no
 * longer read the message by it. Decision 0037.
 */
export const putReportsAway = putReportsPast
