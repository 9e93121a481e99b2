import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isBeforeFinalReply } from '../../records/message-core/transitions.ts'
import { moveExtension } from '../extensions/follow-clock.ts'
import { updateMessage } from '../messages/move.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { lockMerged } from './read.ts'
import { stoppedDeadline } from './recount.ts'
import { resumedDeadline } from './resumed-deadline.ts'
import { endMerge, findMerge } from './store.ts'

/** The columns of a message that change when its merge ends. */
export interface Unmerged {
  merged_into: null
  merged: false
  deadline_at?: Date | null
}

/**
 * Ends the merge of a locked message if there is one.
 * @returns the change of the message that the caller writes; the deadline runs again if no final reply was given
 */
export async function endOwnMerge(
  trx: Trx,
  message: MessageRecord,
  now: Date
): Promise<Unmerged | Record<string, never>> {
  if (message.merged_into === null) return {}
  const merge = await findMerge(trx, message.tid)
  if (merge) await endMerge(trx, merge.id, now)
  if (!merge || !isBeforeFinalReply(message)) return { merged_into: null, merged: false }
  const stopped = { deadline_at: await stoppedDeadline(trx, merge, message), merged_at: merge.merged_at }
  const deadline = resumedDeadline(stopped, now)
  if (deadline) await moveExtension(trx, message, deadline)
  return { merged_into: null, merged: false, deadline_at: deadline }
}

/** Records the split, and notifies the author that the message is handled on its own again. */
export const tellSplit = (trx: Trx, saved: MessageRecord, actor: Actor, mainTid: number, now: Date) =>
  recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb: 'message.split',
      audience: 'parties',
      before: { mainTid },
      accounts: [saved.author_uid]
    },
    now
  )

/**
 * Splits the messages that are merged into a locked message, because its group no longer handles it: it is taken down,
 * deleted or re-addressed. A message with a final reply stays marked as merged.
 */
export async function endMergesInto(trx: Trx, actor: Actor, main: MessageRecord, now: Date): Promise<void> {
  for (const merged of await lockMerged(trx, main.tid)) {
    if (!isBeforeFinalReply(merged)) continue
    const saved = await updateMessage(trx, merged, await endOwnMerge(trx, merged, now))
    await tellSplit(trx, saved, actor, main.tid, now)
  }
}
