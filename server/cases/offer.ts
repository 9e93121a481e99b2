import type { Actor } from '../actor.ts'
import type { Db } from '../database/open.ts'
import type { MessageRecord } from '../messages/record.ts'
import { isTheirs, isWorthy } from './policy.ts'
import { findCaseOf } from './store.ts'

/** The operations that make a case of a message, where somebody may call them now. */
export async function caseActions(db: Db, actor: Actor, message: MessageRecord): Promise<string[]> {
  if (!isTheirs(actor, message) || !isWorthy(message)) return []
  return (await findCaseOf(db, message.tid)) ? [] : ['proposeCase', 'draftCase']
}
