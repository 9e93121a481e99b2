import { sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'

/** Tells whether the group has a reply with exactly this text on another message. */
export async function findSameReply(
  db: Db | Trx,
  tid: number,
  groupId: number,
  content: string
): Promise<boolean> {
  const row = await db
    .selectFrom('reply')
    .select('id')
    .where('group_id', '=', groupId)
    // the index has the hash; texts that share one are told apart by the text itself
    .where(sql<boolean>`hashtextextended(content, 0) = hashtextextended(${content}, 0)`)
    .where('tid', '<>', tid)
    .where('content', '=', content)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
