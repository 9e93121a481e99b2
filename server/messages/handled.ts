import type { Actor } from '../actor.ts'
import { isConcerned } from '../assignments/open.ts'
import type { Db, Trx } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { handles } from './policy.ts'
import type { MessageRecord } from './record.ts'
import { findMessage } from './store.ts'

/** A message that the actor's group handles. @throws Refusal GEN0404 */
export async function getHandledMessage(db: Db | Trx, actor: Actor, tid: number): Promise<MessageRecord> {
  const message = await findMessage(db, tid)
  if (!message || !handles(actor, message, await isConcerned(db, tid, actor))) throw new Refusal('GEN0404')
  return message
}
