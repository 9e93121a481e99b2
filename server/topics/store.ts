/** The only SQL on topics as editors keep them; what readers see of them stands in server/site. */
import type { Trx } from '../database/open.ts'

/** Whether another topic is called so. */
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

/** Whether any message is about a topic. */
export async function isTopicUsed(trx: Trx, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('message')
    .select('tid')
    .where('topic_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
