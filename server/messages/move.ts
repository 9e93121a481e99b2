import type { Trx } from '../database/open.ts'
import { nextStates } from './policy.ts'
import type { MessageRecord } from './record.ts'
import { type MessageChange, writeMessage } from './store.ts'
import type { MessageAction } from './transitions.ts'

/** What changes of a message besides its states. */
export type StatelessChange = MessageChange & { audit_state?: never; state?: never }

/**
 * Takes a locked message along one row of the transition table, and writes what else changes by it. `requireAction`
 * comes before.
 * @returns the message as it is now
 * @throws Error for a move that the table does not know
 */
export const moveMessage = (
  trx: Trx,
  message: MessageRecord,
  action: MessageAction,
  change: StatelessChange
): Promise<MessageRecord> => writeMessage(trx, message, { ...change, ...nextStates(message, action) })

/** Changes a locked message in something that is no state of its own; its version counts up in any case. */
export const updateMessage = (
  trx: Trx,
  message: MessageRecord,
  change: StatelessChange
): Promise<MessageRecord> => writeMessage(trx, message, change)
