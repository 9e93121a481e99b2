import { endForRecord, lockRunning } from '../../administration/workflow/about.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { changesDeadline } from './policy.ts'
import { extensionProcess } from './process.ts'
import { decideExtension, findExtension } from './store.ts'

/**
 * Ends the extension that waits for its decision if it would change no deadline any more: the message is answered, graded,
 * merged, taken down or deleted. Its process ends, and leaves the lists of those who decide. Domain 3.
 * @param message the message as it is now
 */
export async function lapseUnfitExtension(
  trx: Trx,
  actor: Actor,
  message: MessageRecord,
  now: Date
): Promise<void> {
  const extension = await findExtension(trx, message.tid)
  if (extension?.state === 'pending' && !changesDeadline(message, extension))
    await lapse(trx, actor, message, now)
}

/**
 * Ends the extension of a message that another group receives, also one that was approved. That group has its own deadline
 * and may request one extension.
 */
export async function lapseExtension(
  trx: Trx,
  actor: Actor,
  message: MessageRecord,
  now: Date
): Promise<void> {
  const extension = await findExtension(trx, message.tid)
  if (extension?.state === 'pending') await lapse(trx, actor, message, now)
  else if (extension) await decideExtension(trx, message.tid, 'lapsed', now)
}

const comment = '留言的期限已变或不再计算，申请自动失效'

async function lapse(trx: Trx, actor: Actor, message: MessageRecord, now: Date): Promise<void> {
  await decideExtension(trx, message.tid, 'lapsed', now)
  const happening = { verb: 'extension.lapsed', audience: 'holders', groupId: message.group_id } as const
  await recordMessageEvent(trx, message, actor, happening, now)
  const running = await lockRunning(trx, extensionProcess, message.tid)
  if (running) await endForRecord(trx, running, comment, now)
}
