import type { Trx } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { findExtension, moveDeadline, rewriteDeadline } from './store.ts'

/** A deadline that moves because the clock stood still is the one that an extension was asked for, later. */
export const moveExtension = (trx: Trx, message: MessageRecord, deadline: Date): Promise<void> =>
  moveDeadline(trx, message.tid, deadline)

/** Counts the deadline from which an extension of a message adds its days again, after a change of the calendar. */
export async function recountExtension(
  trx: Trx,
  tid: number,
  recount: (deadline: Date) => Date
): Promise<void> {
  const extension = await findExtension(trx, tid)
  if (extension?.state !== 'pending' && extension?.state !== 'approved') return
  await rewriteDeadline(trx, tid, recount(extension.deadline_at))
}
