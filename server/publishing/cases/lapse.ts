import { endForRecord, lockRunning } from '../../administration/workflow/about.ts'
import { isOpen } from '../../correspondence/messages/policy.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isBeforeFinalReply } from '../../records/message-core/transitions.ts'
import { caseProcess } from './hand-in.ts'
import { moveCase } from './move.ts'
import { findCaseOf } from './store.ts'

const reason = '留言已下架、删除或转给其他单位，申报自动失效'

/**
 * Withdraws the case of a message whose process waits for a decision, if the message can no longer become a case: it was taken
 * down, deleted or re-addressed. The institution keeps the texts, and may submit the case again once the message is back.
 * Domain 6.
 * @param message the message as it is now, locked
 */
export async function lapseUnfitCase(
  trx: Trx,
  actor: Actor,
  message: MessageRecord,
  now: Date
): Promise<void> {
  const found = await findCaseOf(trx, message.tid)
  const stays = isOpen(message) && !isBeforeFinalReply(message) && message.group_id === found?.group_id
  if (!found || stays) return
  const running = await lockRunning(trx, caseProcess, found.id)
  if (!running || running.id !== found.process_instance_id) return
  const change = { note: reason, decided_at: now }
  await moveCase(trx, { message, found }, 'lapse', { actor, now, note: reason, change })
  await endForRecord(trx, running, reason, now)
}
