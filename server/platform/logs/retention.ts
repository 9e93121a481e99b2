import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { deleteBefore, logTables } from './store.ts'

/** The law asks for at least six months; the parameter may ask for more. */
const fewestMonths = 6
const fewestDays = 180

/** Rows that one statement removes, so that no statement runs long. */
const batch = 5000

const day = 86_400_000

/**
 * Returns the moment from which rows are kept: as many days ago as the parameter says, and at least 180 days and six
 * months of the calendar, whichever is longer.
 */
export function keptSince(keepDays: number, now: Date): Date {
  const byDays = now.getTime() - Math.max(keepDays, fewestDays) * day
  const months = new Date(now)
  months.setUTCDate(1)
  months.setUTCMonth(months.getUTCMonth() - fewestMonths)
  const lastOfMonth = new Date(Date.UTC(months.getUTCFullYear(), months.getUTCMonth() + 1, 0)).getUTCDate()
  months.setUTCDate(Math.min(now.getUTCDate(), lastOfMonth))
  return new Date(Math.min(byDays, months.getTime()))
}

interface Purging {
  /** Days for which the logs are kept; at least 180. */
  readonly keepDays?: number
  /** Rows that one statement removes. */
  readonly atOnce?: number
  /** The purge stops when this signal fires. */
  readonly signal?: AbortSignal
}

/** Removes the rows that are older than the logs must be kept, in batches. @returns the number of removed rows */
export async function purgeLogs(db: Db, now: Date, purging: Purging = {}): Promise<number> {
  const { keepDays = 0, atOnce = batch, signal } = purging
  const limit = keptSince(keepDays, now)
  let gone = 0
  for (const table of logTables) {
    for (let removed = atOnce; removed === atOnce && !signal?.aborted; gone += removed) {
      removed = await inTransaction(db, trx => deleteBefore(trx, table, limit, atOnce))
    }
  }
  return gone
}
