import { sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'

/** The newest messages of a forum that say how often it is written to about a domain. */
const countedMessages = 100

/** Counts the public messages about a domain among the newest ones of each forum; forums without any are left out. */
export async function countOfDomain(
  db: Db,
  forums: readonly { readonly fid: number }[],
  domainId: number
): Promise<Map<number, number>> {
  const { rows } = await sql<{ fid: number; count: number }>`
    select f.fid, count(*)::int as count from unnest(${forums.map(({ fid }) => fid)}::int[]) as f (fid)
    cross join lateral (select m.domain_id from message m
      where m.fid = f.fid and m.audit_state = 1 and m.is_public order by m.approved_at desc, m.tid desc
      limit ${sql.lit(countedMessages)}) newest
    where newest.domain_id = ${domainId} group by f.fid`.execute(db)
  return new Map(rows.map(({ fid, count }) => [fid, count]))
}
