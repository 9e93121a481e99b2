import { sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'

/** Tells whether the database has the table of marks: an empty one has not. */
export async function hasMarks(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean
  }>`select to_regclass('site_mark') is not null as found`.execute(db)
  return rows[0]?.found === true
}

export async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('account').select('uid').limit(1).executeTakeFirst()) !== undefined
}

export async function hasRegions(db: Db): Promise<boolean> {
  return (await db.selectFrom('region').select('id').limit(1).executeTakeFirst()) !== undefined
}
