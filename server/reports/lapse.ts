import type { Trx } from '../database/open.ts'
import { endReports, putReportsPast } from './store.ts'

/** A report lapses with what it was made for: the message is deleted, or another group's. */
export const lapseReports = (trx: Trx, tid: number, now: Date): Promise<void> => endReports(trx, tid, now)

/** A message is another group's: whom it was reported to, or by, before reads it no more. Decision 0037. */
export const putReportsAway = putReportsPast
