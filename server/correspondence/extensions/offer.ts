import type { Actor } from '../../platform/actor.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { extensionObstacle, isSpent, isTheirs } from './policy.ts'
import type { ExtensionRow } from './store.ts'

/**
 * Returns the operations on a message's deadline that somebody may call now.
 * @param extension the message's extension, if one was requested
 */
export function extensionActions(
  actor: Actor,
  message: MessageRecord,
  extension: ExtensionRow | undefined,
  now: Date
): string[] {
  if (!isTheirs(actor, message) || extensionObstacle(message, false, now)) return []
  return isSpent(extension) ? [] : ['requestExtension']
}
