import { sql } from 'kysely'
import type { Db } from '../database/open.ts'

/** How many migrations the database has had. */
export async function countApplied(db: Db): Promise<number> {
  const { rows } = await sql<{
    applied: number
  }>`select count(*)::int as applied from schema_migrations`.execute(db)
  return rows[0]?.applied ?? 0
}
