import type { BodyOf } from '@board/generated/calls'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { listReplyAttachments } from '../attachments/attach.ts'
import { requireUnsuspicious } from '../detector/require.ts'
import { circumstancesOf } from '../messages/approval/circumstances.ts'
import { requireAction } from '../messages/policy.ts'
import { requireReply } from '../messages/posting/words.ts'
import { approverOf } from '../proposals/policy.ts'
import { proposeReply } from '../proposals/propose.ts'
import { listOwnProposedAids } from '../proposals/read.ts'
import { type Answered, answerResult } from './answer.ts'
import { findEdited, publishEdit } from './publish-edit.ts'

/**
 * The forum's group corrects its last answer and the attachments, until the citizen grades it. The history keeps the
 * earlier text and the names of removed files. The correction is published, or waits for the superior's approval.
 * Domain 2, 7.
 * @throws Refusal GEN0404, GEN0409, MSG0001, MSG0004, MSG0012, MSG0013, ATT0004, ATT0007
 */
export async function editReply(
  trx: Trx,
  actor: InstitutionActor,
  draft: BodyOf<'editReply'>,
  parameters: SiteParameters,
  now: Date
): Promise<Answered> {
  const message = await lockMessage(trx, draft.tid)
  requireAction(actor, message, 'editReply', await circumstancesOf(trx, message, parameters, now))
  const { id, version } = await findEdited(trx, message.tid, draft)
  requireReply(draft.content, parameters)
  await requireUnsuspicious(trx, message, draft)
  const aids = await attachmentsAfter(trx, { tid: message.tid, replyId: id }, draft.aids, parameters)
  const { detectorReason } = draft
  const content = draft.content.trim()
  const superiorId = approverOf(actor)
  if (superiorId === null) {
    const known = await listOwnProposedAids(trx, actor, message.tid, aids)
    const edit = { replyId: id, version, content, aids, known, detectorReason }
    return answerResult(await publishEdit(trx, actor, message, edit, now), false)
  }
  const proposing = {
    superiorId,
    kind: 'edit',
    content,
    aids,
    detectorReason,
    edited: { id, version }
  } as const
  return answerResult(await proposeReply(trx, actor, message, proposing, now), true)
}

/**
 * Returns the attachments of a reply after an edit. They do not change if the edit has no list.
 * @throws Refusal ATT0004 if files are added and there are more than `attachment.max` then
 */
async function attachmentsAfter(
  trx: Trx,
  reply: { readonly tid: number; readonly replyId: number },
  wanted: readonly number[] | undefined,
  { attachmentMax }: SiteParameters
): Promise<readonly number[]> {
  const before = await listReplyAttachments(trx, reply)
  if (!wanted) return before
  const isMore = wanted.some(aid => !before.includes(aid))
  if (isMore && wanted.length > attachmentMax) throw new Refusal('ATT0004')
  return wanted
}
