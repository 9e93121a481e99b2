import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isTheirs, isWorthy } from './policy.ts'
import { findCaseOf } from './store.ts'

/** Lists the operations that make a case of a message and that the actor may call now. */
export async function caseActions(db: Db, actor: Actor, message: MessageRecord): Promise<string[]> {
  if (!isTheirs(actor, message) || !isWorthy(message)) return []
  return (await findCaseOf(db, message.tid)) ? [] : ['proposeCase', 'draftCase']
}
