import type { Trx } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import type { MessageAction } from '../../records/message-core/transitions.ts'
import { nextStates } from './policy.ts'
import { type MessageChange, writeMessage, writeRecounted } from './store.ts'

/** Changes of a message other than its states. */
export type StatelessChange = MessageChange & { audit_state?: never; state?: never }

/**
 * Applies one row of the transition table to a locked message, and writes the other changes with it. `requireAction`
 * must be called before.
 * @returns the changed message
 * @throws Error for a move that is not in the table
 */
export const moveMessage = (
  trx: Trx,
  message: MessageRecord,
  action: MessageAction,
  change: StatelessChange
): Promise<MessageRecord> => writeMessage(trx, message, { ...change, ...nextStates(message, action) })

/** Changes a locked message without changing its states; its version is increased in any case. */
export const updateMessage = (
  trx: Trx,
  message: MessageRecord,
  change: StatelessChange
): Promise<MessageRecord> => writeMessage(trx, message, change)

/** Moves the deadline of a locked message because the calendar of working days has changed. Decision 0146. */
export const recountMessage = (trx: Trx, tid: number, deadline: Date, calendar: number): Promise<void> =>
  writeRecounted(trx, tid, { deadline_at: deadline, deadline_calendar: calendar })
