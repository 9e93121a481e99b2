import { sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import type { ErrorEntry, OperationEntry } from './entry.ts'

/** Returns the present name of the account; a row of the log keeps it when the account is renamed. */
const nameOf = (uid: number | null) =>
  sql<string>`coalesce((select username from account where uid = ${uid}), '')`

export async function insertOperations(db: Db, entries: readonly OperationEntry[]): Promise<void> {
  const rows = entries.map(({ accountUid, userAgent, subject, ...entry }) => ({
    ...entry,
    subject: subject && JSON.stringify(subject),
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

/** The logs that are kept for a time. Only the retention job removes their rows. */
export const logTables = [
  'login_log',
  'operation_log',
  'error_log',
  'schedule_job_log',
  'track_event'
] as const

/** Removes at most `batch` rows of a log from before a moment. @returns the number of removed rows */
export async function deleteBefore(
  trx: Trx,
  table: (typeof logTables)[number],
  limit: Date,
  batch: number
): Promise<number> {
  // the triggers of the logs refuse every other removal; the setting ends with the transaction
  await sql`select set_config('board.retention', 'on', true)`.execute(trx)
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where id = any(array(
      select id from ${sql.table(table)} where at < ${limit} order by at limit ${batch}
    ))`.execute(trx)
  return Number(numAffectedRows)
}
