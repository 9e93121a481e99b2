import { suggestionType } from '@board/schemas/facts/formats'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { attachToReply } from '../attachments/attach.ts'
import { markAdopted } from '../messages/approval/mark-adopted.ts'
import { type Publication, publishReply } from './publish.ts'
import { repeatReply } from './repeat.ts'

/** An answer with its attachments. The caller has checked that it may be published. */
export interface Answer extends Pick<Publication, 'action' | 'content' | 'fromTpid' | 'detectorReason'> {
  readonly aids: readonly number[]
  /** The files of `aids` that belong to the message already: those of an adopted draft or of an earlier proposal. */
  readonly known: readonly number[]
}

/**
 * Publishes an answer of the forum's group with its attachments. Messages that are merged into the message get it too.
 * A suggestion is marked as adopted if its answer is a subordinate's draft. Domain 2, 4.
 * @returns the changed message
 * @throws Refusal ATT0004, ATT0007
 */
export async function publishAnswer(
  trx: Trx,
  actor: InstitutionActor,
  message: MessageRecord,
  { aids, known, ...answer }: Answer,
  now: Date
): Promise<MessageRecord> {
  const publication: Publication = {
    ...answer,
    deadline: answer.action === 'replyInterim' ? message.deadline_at : null
  }
  const { replyId, message: saved } = await publishReply(trx, actor, message, publication, now)
  await attachToReply(trx, actor, aids, { tid: message.tid, replyId, known })
  await repeatReply(trx, actor, message, { replyId, publication }, now)
  if (answer.fromTpid === undefined || saved.type_id !== suggestionType || saved.adopted) return saved
  return markAdopted(trx, actor, saved, { adopted: true }, now)
}
