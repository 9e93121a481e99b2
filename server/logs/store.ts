import { sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import type { ErrorEntry, OperationEntry } from './entry.ts'

/** The account's present name; the row of the log keeps it after a change. */
const nameOf = (uid: number | null) =>
  sql<string>`coalesce((select username from account where uid = ${uid}), '')`

export async function insertOperations(db: Db, entries: readonly OperationEntry[]): Promise<void> {
  const rows = entries.map(({ accountUid, userAgent, ...entry }) => ({
    ...entry,
    account_uid: accountUid,
    username: nameOf(accountUid),
    user_agent: userAgent
  }))
  await db.insertInto('operation_log').values(rows).execute()
}

export async function insertErrors(db: Db, entries: readonly ErrorEntry[]): Promise<void> {
  const rows = entries.map(({ accountUid, ...entry }) => ({
    ...entry,
    account_uid: accountUid,
    username: nameOf(accountUid)
  }))
  await db.insertInto('error_log').values(rows).execute()
}

/** The logs that are kept for a time, and removed by nobody else. */
export const logTables = [
  'login_log',
  'operation_log',
  'error_log',
  'schedule_job_log',
  'track_event'
] as const

/** Removes at most `batch` rows of a log from before a moment. @returns how many went */
export async function deleteBefore(
  trx: Trx,
  table: (typeof logTables)[number],
  limit: Date,
  batch: number
): Promise<number> {
  // the triggers of the logs let nothing else remove a row; the setting ends with the transaction
  await sql`select set_config('board.retention', 'on', true)`.execute(trx)
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where id = any(array(
      select id from ${sql.table(table)} where at < ${limit} order by at limit ${batch}
    ))`.execute(trx)
  return Number(numAffectedRows)
}
