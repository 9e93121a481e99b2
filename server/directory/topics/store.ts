/** The only SQL on topics for editors; the SQL for readers is in server/directory/site. */
import type { Trx } from '../../platform/database/open.ts'

/** Tells whether another topic has this name. */
export async function hasTopic(trx: Trx, name: string, exceptId = 0): Promise<boolean> {
  const found = await trx
    .selectFrom('topic')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', exceptId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Tells whether any message has a topic. */
export async function isTopicUsed(trx: Trx, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('message')
    .select('tid')
    .where('topic_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
