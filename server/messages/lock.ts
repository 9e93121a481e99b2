import { Refusal } from '../refusal.ts'
import type { MessageRecord } from './record.ts'

export { findMessage as findMessageRecord, lockMessage } from './store.ts'

/**
 * Refuses a change that was made on an older version.
 * @throws Refusal GEN0409
 */
export function requireVersion(message: MessageRecord, version: number): void {
  if (message.version !== version) throw new Refusal('GEN0409')
}
