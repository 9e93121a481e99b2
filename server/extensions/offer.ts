import type { Actor } from '../actor.ts'
import type { Db } from '../database/open.ts'
import type { MessageRecord } from '../message-core/record.ts'
import { extensionObstacle, isSpent, isTheirs } from './policy.ts'
import { findExtension } from './store.ts'

/** The operations on a message's deadline that somebody may call now. */
export async function extensionActions(
  db: Db,
  actor: Actor,
  message: MessageRecord,
  now: Date
): Promise<string[]> {
  if (!isTheirs(actor, message) || extensionObstacle(message, false, now)) return []
  return isSpent(await findExtension(db, message.tid)) ? [] : ['requestExtension']
}
