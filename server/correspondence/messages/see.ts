import type { Actor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isConcerned } from '../../records/assignment-core/open.ts'
import { findMessageRecord } from '../../records/message-core/lock.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { maySee } from './policy.ts'

/** Finds a message that the actor may read. */
export async function findSeenMessage(
  db: Db | Trx,
  actor: Actor,
  tid: number
): Promise<MessageRecord | undefined> {
  const message = await findMessageRecord(db, tid)
  return message && maySee(actor, message, await isConcerned(db, tid, actor)) ? message : undefined
}

/**
 * Returns a message that the actor may read.
 * @throws Refusal GEN0404
 */
export async function getSeenMessage(db: Db | Trx, actor: Actor, tid: number): Promise<MessageRecord> {
  const message = await findSeenMessage(db, actor, tid)
  if (!message) throw new Refusal('GEN0404')
  return message
}
