import type { BodyOf } from '@board/generated/calls'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { findAssignment } from '../../records/assignment-core/find.ts'
import { requireTransition } from '../../records/assignment-core/policy.ts'
import type { AssignmentRecord } from '../../records/assignment-core/record.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isUnanswered } from '../../records/message-core/transitions.ts'
import { lockAssignment } from '../assignments/lock.ts'
import { moveAssignment } from '../assignments/move.ts'
import { requireDraftSeen } from '../assignments/require-drafts-seen.ts'
import { listDraftAttachments, moveAssignmentAttachments } from '../attachments/attach.ts'
import { requireUnsuspicious } from '../detector/require.ts'
import { circumstancesOf } from '../messages/approval/circumstances.ts'
import { requireAction } from '../messages/policy.ts'
import { requireReply } from '../messages/posting/words.ts'
import { type Answered, publishOrPropose } from './answer.ts'
import { explanationOf } from './explain.ts'
import { requireNewText } from './require-new-text.ts'

/**
 * The giver adopts a draft, as it is or edited. If the giver is the group of the message, the draft is published as a
 * reply or an explanation, or waits for the superior's approval. If the giver itself holds an assignment, the draft
 * becomes its answer to the group above it. Domain 4, 7.
 * @returns the assignment, and whether the text waits for the superior
 * @throws Refusal GEN0404, ASG0001, ASG0007, ATT0004, MSG0001, MSG0004, MSG0012, MSG0013
 */
export async function adoptAnswer(
  trx: Trx,
  actor: InstitutionActor,
  order: BodyOf<'adoptAnswer'>,
  parameters: SiteParameters,
  now: Date
): Promise<{ assignment: AssignmentRecord; proposed: boolean }> {
  const { assignment, message } = await lockAssignment(trx, actor, order.tpid)
  requireTransition(actor, assignment, 'adopt')
  if (order.seen !== undefined) await requireDraftSeen(trx, assignment, order.seen)
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
  if (!parent) {
    const { proposed = false } = await answer(trx, actor, message, assignment, order, parameters, now)
    return { assignment: adopted, proposed }
  }
  await answerUpward(trx, actor, message, { from: assignment, to: parent }, order.content, now)
  return { assignment: adopted, proposed: false }
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

async function answer(
  trx: Trx,
  actor: InstitutionActor,
  message: MessageRecord,
  assignment: AssignmentRecord,
  order: BodyOf<'adoptAnswer'>,
  parameters: SiteParameters,
  now: Date
): Promise<Answered> {
  const reply = order.kind === 'interim' ? 'replyInterim' : 'replyFinal'
  const action = isUnanswered(message) ? reply : explanationOf(message)
  requireAction(actor, message, action, await circumstancesOf(trx, message, parameters, now))
  await requireNewText(trx, actor, { tid: message.tid, content: order.content }, now)
  const aids = await listDraftAttachments(trx, assignment.tpid)
  const given = {
    action,
    content: order.content.trim(),
    aids,
    known: aids,
    fromTpid: assignment.tpid,
    detectorReason: order.detectorReason
  } as const
  return publishOrPropose(trx, actor, message, given, now)
}
