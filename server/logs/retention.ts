import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { deleteBefore, logTables } from './store.ts'

/** The law asks for six months at least; the parameter may ask for more. */
const fewestMonths = 6
const fewestDays = 180

/** Rows removed by one statement, so that none runs long. */
const batch = 5000

const day = 86_400_000

/**
 * The moment before which nothing has to be kept: as many days ago as the parameter says, and never less than 180 days
 * or six months of the calendar, whichever is longer.
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
  /** Days that the logs are kept; 180 at least. */
  readonly keepDays?: number
  /** Rows removed by one statement. */
  readonly atOnce?: number
  /** Goes no further once it fires. */
  readonly signal?: AbortSignal
}

/** Removes from the logs what is older than it must be kept, a batch after another. @returns how many rows went */
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
