import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/open.ts'
import { prepared } from '../../../platform/database/statements/prepared.ts'
import { comparable } from '../../../platform/language/comparable.ts'

interface Sought {
  tid: number
  groupId: number
  content: string
}

/** Returns the hash of a text in the form in which texts are compared; a reply is stored with it. Decision 0171. */
export const comparableHash = (text: string): string =>
  createHash('sha256').update(comparable(text)).digest('hex').slice(0, 24)

/**
 * Tells whether the group has a reply with the same text on another message. Width, script, case and space do not count,
 * except for replies of versions that stored no hash.
 */
export async function findSameReply(
  db: Db | Trx,
  tid: number,
  groupId: number,
  content: string
): Promise<boolean> {
  const sought = { tid, groupId, content }
  const [same, alike] = await Promise.all([
    sameReply(db, sought),
    alikeReplies(db, { ...sought, hash: comparableHash(content) })
  ])
  if (same.length > 0) return true
  // an earlier version may have changed the text and left the hash
  const form = comparable(content)
  return alike.some(reply => comparable(reply.content) === form)
}

const sameReply = prepared((db, { tid, groupId, content }: Sought) =>
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

const alikeReplies = prepared((db, { tid, groupId, hash }: Sought & { hash: string }) =>
  db
    .selectFrom('reply')
    .select('content')
    .where('group_id', '=', groupId)
    .where('comparable_hash', '=', hash)
    .where('tid', '<>', tid)
    .limit(3)
)
