import type { Trx } from '../database/open.ts'
import { endReports } from './store.ts'

/** A report lapses with what it was made for: the message is deleted, or another group's. */
export const lapseReports = (trx: Trx, tid: number, now: Date): Promise<void> => endReports(trx, tid, now)
