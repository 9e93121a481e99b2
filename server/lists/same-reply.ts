import { sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import { prepared } from '../database/prepared.ts'

/** Tells whether the group has a reply with exactly this text on another message. */
export async function findSameReply(
  db: Db | Trx,
  tid: number,
  groupId: number,
  content: string
): Promise<boolean> {
  return (await sameReply(db, { tid, groupId, content })).length > 0
}

const sameReply = prepared(
  (db, { tid, groupId, content }: { tid: number; groupId: number; content: string }) =>
    db
      .selectFrom('reply')
      .select('id')
      .where('group_id', '=', groupId)
      // the index has the hash; texts that share one are told apart by the text itself
      .where(sql<boolean>`hashtextextended(content, 0) = hashtextextended(${content}, 0)`)
      .where('tid', '<>', tid)
      .where('content', '=', content)
      .limit(1)
)
