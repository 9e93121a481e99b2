import type { BodyOf } from '@board/generated/calls'
import { suggestionType } from '@board/schemas/formats'
import type { InstitutionActor } from '../actor.ts'
import { moveAssignmentAttachments, moveAssignmentAttachmentsToReply } from '../attachments/attach.ts'
import type { Trx } from '../database/open.ts'
import { requireUnsuspicious } from '../detector/require.ts'
import { circumstancesOf } from '../messages/circumstances.ts'
import { markAdopted } from '../messages/mark-adopted.ts'
import { requireAction } from '../messages/policy.ts'
import type { MessageRecord } from '../messages/record.ts'
import { isUnanswered } from '../messages/transitions.ts'
import { requireReply } from '../messages/words.ts'
import { explanationOf } from '../replies/explain.ts'
import { type Publication, publishReply } from '../replies/publish.ts'
import { repeatReply } from '../replies/repeat.ts'
import { requireNewText } from '../replies/require-new-text.ts'
import type { SiteParameters } from '../site/parameters.ts'
import { lockAssignment } from './lock.ts'
import { moveAssignment } from './move.ts'
import { requireTransition } from './policy.ts'
import type { AssignmentRecord } from './record.ts'
import { findAssignment } from './store.ts'

/**
 * The giver adopts a draft, edited or not. At the forum's group it becomes the reply or the explanation; higher up a
 * chain it becomes the giver's own answer to who gave it the message. Domain 4.
 * @throws Refusal GEN0404, ASG0001, MSG0001, MSG0004, MSG0012, MSG0013
 */
export async function adoptAnswer(
  trx: Trx,
  actor: InstitutionActor,
  order: BodyOf<'adoptAnswer'>,
  parameters: SiteParameters,
  now: Date
): Promise<AssignmentRecord> {
  const { assignment, message } = await lockAssignment(trx, actor, order.tpid)
  requireTransition(actor, assignment, 'adopt')
  requireReply(order.content, parameters)
  await requireUnsuspicious(trx, message, order)
  const adopted = await moveAssignment(
    trx,
    actor,
    message,
    assignment,
    { action: 'adopt', change: { examined_at: now } },
    now
  )
  const parent =
    assignment.parent_tpid === null ? undefined : await findAssignment(trx, assignment.parent_tpid)
  if (parent) await answerUpward(trx, actor, message, { from: assignment, to: parent }, order.content, now)
  else await publish(trx, actor, message, assignment, order, parameters, now)
  return adopted
}

async function answerUpward(
  trx: Trx,
  actor: InstitutionActor,
  message: MessageRecord,
  step: { from: AssignmentRecord; to: AssignmentRecord },
  content: string,
  now: Date
): Promise<void> {
  requireTransition(actor, { ...step.to, given_on: false }, 'answer')
  await moveAssignmentAttachments(trx, step.from.tpid, step.to.tpid)
  const change = { answer: content.trim(), answered_at: now, send_back_reason: null }
  await moveAssignment(trx, actor, message, step.to, { action: 'answer', change }, now)
}

async function publish(
  trx: Trx,
  actor: InstitutionActor,
  message: MessageRecord,
  assignment: AssignmentRecord,
  order: BodyOf<'adoptAnswer'>,
  parameters: SiteParameters,
  now: Date
): Promise<void> {
  const reply = order.kind === 'interim' ? 'replyInterim' : 'replyFinal'
  const action = isUnanswered(message) ? reply : explanationOf(message)
  requireAction(actor, message, action, await circumstancesOf(trx, message, parameters, now))
  await requireNewText(trx, actor, { tid: message.tid, content: order.content }, now)
  const publication: Publication = {
    action,
    content: order.content.trim(),
    deadline: action === 'replyInterim' ? message.deadline_at : null,
    fromTpid: assignment.tpid,
    detectorReason: order.detectorReason
  }
  const { replyId, message: saved } = await publishReply(trx, actor, message, publication, now)
  await moveAssignmentAttachmentsToReply(trx, assignment.tpid, { tid: message.tid, replyId })
  await repeatReply(trx, actor, message, { replyId, publication }, now)
  const isNews = saved.type_id === suggestionType && !saved.adopted
  if (isNews) await markAdopted(trx, actor, saved, { adopted: true }, now)
}
