import type { Actor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isConcerned } from '../../records/assignment-core/open.ts'
import { findMessageRecord } from '../../records/message-core/lock.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { handles } from './policy.ts'

/**
 * Returns a message that the actor's group handles.
 * @throws Refusal GEN0404
 */
export async function getHandledMessage(db: Db | Trx, actor: Actor, tid: number): Promise<MessageRecord> {
  const message = await findMessageRecord(db, tid)
  if (!message || !handles(actor, message, await isConcerned(db, tid, actor))) throw new Refusal('GEN0404')
  return message
}
