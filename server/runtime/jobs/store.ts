import { sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'

/** Rows removed by one statement, so that none runs long. */
const batch = 5000

/** Removes the rows of a table, or those of one status, whose `column` lies before `limit`. @returns how many */
export async function deleteOlder(
  db: Db,
  { table, column, status }: { table: string; column: string; status?: string },
  limit: Date
): Promise<number> {
  const ofStatus = status === undefined ? sql`true` : sql`status = ${status}`
  for (let gone = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${limit} and ${ofStatus} limit ${batch}
      ))`.execute(db)
    gone += Number(numAffectedRows)
    if (numAffectedRows < BigInt(batch)) return gone
  }
}
