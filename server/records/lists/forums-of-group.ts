import { sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'

/**
 * Returns the forums of which a group has messages: its own, those of messages that it has taken over, and those that are
 * being handed over by it. It looks up one forum after another in an index, and reads no messages.
 */
export async function forumsOfGroup(db: Db, groupId: number): Promise<number[]> {
  const { rows } = await sql<{ fid: number }>`
    with recursive held(fid) as (
      (select fid from message where group_id = ${groupId} order by fid limit 1)
      union all
      select (select m.fid from message m where m.group_id = ${groupId} and m.fid > held.fid order by m.fid limit 1)
      from held where held.fid is not null
    ) select fid from held where fid is not null`.execute(db)
  return rows.map(({ fid }) => fid)
}
