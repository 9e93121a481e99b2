import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { replaceReplyAttachments } from '../attachments/change.ts'
import { examineAnswer } from '../detector/examine.ts'
import { moveMessage } from '../messages/move.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { lapseProposal } from '../proposals/lapse.ts'
import { editCopies } from './repeat.ts'
import { addFindings, findLastReply, type ReplyRecord, updateReply } from './store.ts'

/** A change of a published reply, with the version of the reply on which it is based. */
export interface Edit {
  readonly replyId: number
  readonly version: number
  readonly content: string
  /** All attachments of the reply after the change. */
  readonly aids: readonly number[]
  /** The files that belong to the message already, from an earlier proposal. */
  readonly known: readonly number[]
  readonly detectorReason?: string | undefined
}

/**
 * Returns the reply to edit. It must be the last one, in the version that the clerk read.
 * @throws Refusal GEN0404, GEN0409
 */
export async function findEdited(
  trx: Trx,
  tid: number,
  { replyId, version }: Pick<Edit, 'replyId' | 'version'>
): Promise<ReplyRecord> {
  const reply = await findLastReply(trx, tid)
  if (reply?.id !== replyId) throw new Refusal('GEN0404')
  if (reply.version !== version) throw new Refusal('GEN0409')
  return reply
}

/**
 * Changes the last reply, its attachments, and the text of its copies. The caller has checked that it may be edited.
 * Domain 2; decision 0067.
 * @returns the changed message
 * @throws Refusal GEN0404, GEN0409, ATT0004, ATT0007
 */
export async function publishEdit(
  trx: Trx,
  actor: InstitutionActor,
  message: MessageRecord,
  edit: Edit,
  now: Date
): Promise<MessageRecord> {
  const { content, aids, known } = edit
  const reply = await findEdited(trx, message.tid, edit)
  await updateReply(trx, reply, content, now)
  await addFindings(trx, reply.id, await examineAnswer(trx, message, content))
  const target = { tid: message.tid, replyId: reply.id, known }
  const files = await replaceReplyAttachments(trx, actor, aids, target, now)
  const saved = await moveMessage(trx, message, 'editReply', {})
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb: 'reply.edited',
      audience: 'holders',
      subject: { kind: 'reply', id: reply.id },
      before: { content: reply.content, ...(files.removed.length > 0 && { removedFiles: files.removed }) },
      after: { content, ...(files.added.length > 0 && { addedFiles: files.added }) },
      note: edit.detectorReason
    },
    now
  )
  await lapseProposal(trx, actor, saved, now)
  await editCopies(trx, actor, reply, content, now)
  return saved
}
