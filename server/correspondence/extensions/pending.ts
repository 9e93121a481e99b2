import type { components } from '@board/generated/openapi'
import { addWorkingDays } from '../../platform/calendar/calendar.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { findMessageRecord } from '../../records/message-core/lock.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { tidOf } from './known-by.ts'
import { changesDeadline } from './policy.ts'
import { type ExtensionRow, findExtension } from './store.ts'

type Pending = components['schemas']['PendingExtension']

/** Returns the extension that waits for its decision, in seconds; null if it would change no deadline any more. */
export function pendingExtensionOf(
  message: Pick<MessageRecord, 'deadline_at' | 'audit_state'>,
  extension: ExtensionRow | undefined
): Pending | null {
  if (extension?.state !== 'pending' || !changesDeadline(message, extension)) return null
  const { days, deadline_at } = extension
  return { days, deadlineAt: seconds(deadline_at), extendedTo: seconds(addWorkingDays(deadline_at, days)) }
}

/** Returns the extension that a process decides on. Its deciders see no more of the message than its name and its deadlines. */
export async function readPendingExtension(db: Db, businessKey: string): Promise<Pending | null> {
  const tid = tidOf(businessKey)
  const message = tid === undefined ? undefined : await findMessageRecord(db, tid)
  return message ? pendingExtensionOf(message, await findExtension(db, message.tid)) : null
}
