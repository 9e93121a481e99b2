import type { BodyOf } from '@board/generated/calls'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { requireTransition } from '../../records/assignment-core/policy.ts'
import { attachToAssignment } from '../attachments/attach.ts'
import { requireUnsuspicious } from '../detector/require.ts'
import { requireReply } from '../messages/posting/words.ts'
import { lockAssignment } from './lock.ts'
import { moveAssignment } from './move.ts'

/**
 * The holder submits an answer. It is a draft until the giver adopts it. Domain 4.
 * @throws Refusal GEN0404, ASG0001, MSG0004, MSG0012, ATT0004
 */
export async function answerAssignment(
  trx: Trx,
  actor: InstitutionActor,
  draft: BodyOf<'answerProcess'>,
  parameters: SiteParameters,
  now: Date
) {
  const { assignment, message } = await lockAssignment(trx, actor, draft.tpid)
  requireTransition(actor, assignment, 'answer')
  requireReply(draft.content, parameters)
  await requireUnsuspicious(trx, message, draft)
  await attachToAssignment(trx, actor, draft.aids ?? [], assignment.tpid)
  const change = { answer: draft.content.trim(), answered_at: now, send_back_reason: null }
  return moveAssignment(
    trx,
    actor,
    message,
    assignment,
    { action: 'answer', change, note: draft.detectorReason },
    now
  )
}
