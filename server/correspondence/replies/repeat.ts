import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { lockMerged } from '../merging/read.ts'
import { updateMessage } from '../messages/move.ts'
import { isKnownMove } from '../messages/policy.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { type Publication, publishReply } from './publish.ts'
import { listCopies, type ReplyRecord, updateReply } from './store.ts'

/**
 * Copies a published answer to each message that is merged into its message. Each copy is a reply of its own. A merged
 * message is skipped if its state does not allow the answer: for example, its author has not graded it yet, or it is
 * not shown. The caller has locked the main message. Only the main message has the files. Decision 0067.
 */
export async function repeatReply(
  trx: Trx,
  actor: InstitutionActor,
  main: MessageRecord,
  published: { replyId: number; publication: Publication },
  now: Date
): Promise<void> {
  const { replyId, publication } = published
  for (const merged of await lockMerged(trx, main.tid)) {
    if (!isKnownMove(merged, publication.action)) continue
    const copy: Publication = {
      action: publication.action,
      content: publication.content,
      deadline: publication.action === 'replyInterim' ? merged.deadline_at : null,
      repeats: { replyId, dueAt: main.deadline_at }
    }
    await publishReply(trx, actor, merged, copy, now)
  }
}

/**
 * Corrects the copies of a corrected reply. A copy is skipped if it is not the last reply of its message, or if it is
 * graded. Domain 2, 7.
 */
export async function editCopies(
  trx: Trx,
  actor: InstitutionActor,
  reply: ReplyRecord,
  content: string,
  now: Date
): Promise<void> {
  const copies = await listCopies(trx, reply.id)
  for (const merged of await lockMerged(trx, reply.tid)) {
    const copy = copies.find(({ tid }) => tid === merged.tid)
    if (!copy || !isKnownMove(merged, 'editReply')) continue
    await updateReply(trx, copy, content, now)
    const saved = await updateMessage(trx, merged, {})
    const subject = { kind: 'reply', id: copy.id }
    const change = { before: { content: copy.content }, after: { content } }
    await recordMessageEvent(
      trx,
      saved,
      actor,
      { verb: 'reply.edited', audience: 'holders', subject, ...change },
      now
    )
  }
}
