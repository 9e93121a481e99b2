/** The authors' answers to whether their matter is solved. Domain 7. */
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { isOutOfRates, isStanding, leftOut } from '../lists/counted.ts'

/** Counts a forum's messages whose last grade that counts says whether they are solved, and the solved ones. */
export async function countSolved(db: Db, fid: number): Promise<{ answers: number; solved: number }> {
  const { rows } = await sql<{ answers: number; solved: number }>`
    select count(g.solved)::integer as answers, (count(*) filter (where g.solved = 1))::integer as solved
    from message m ${leftOut}
    join lateral (
      select solved from grade where tid = m.tid and struck_at is null order by round desc limit 1
    ) g on true
    where m.fid = ${fid} and m.graded_at is not null and ${isStanding} and not ${isOutOfRates}`.execute(db)
  return rows[0] ?? { answers: 0, solved: 0 }
}
