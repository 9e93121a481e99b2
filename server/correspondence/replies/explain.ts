import type { BodyOf } from '@board/generated/calls'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { listAssignments } from '../../records/assignment-core/find.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isBeforeLastExplanation } from '../../records/message-core/transitions.ts'
import { circumstancesAmong } from '../messages/approval/circumstances.ts'
import { requireAction } from '../messages/policy.ts'
import { publishOrPropose } from './answer.ts'
import { requireText } from './require-text.ts'

/** Returns the action of the next explanation. After the second grade it is the last explanation. */
export const explanationOf = (message: Pick<MessageRecord, 'state'>): 'explain' | 'lastExplanation' =>
  isBeforeLastExplanation(message) ? 'lastExplanation' : 'explain'

/**
 * The forum's group gives an explanation after a grade. After the second grade it is the last one. It is published, or
 * waits for the superior's approval. Domain 2, 7.
 * @throws Refusal GEN0404, GEN0409, ASG0007, MSG0001, MSG0004, MSG0007, MSG0012, MSG0013, ATT0004, ATT0007
 */
export async function explainMessage(
  trx: Trx,
  actor: InstitutionActor,
  draft: BodyOf<'explainMessage'>,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, draft.tid)
  const action = explanationOf(message)
  const assignments = await listAssignments(trx, message.tid)
  requireAction(actor, message, action, circumstancesAmong(assignments, message, parameters, now))
  await requireText(trx, actor, message, assignments, draft, parameters, now)
  const { aids = [], detectorReason } = draft
  return publishOrPropose(
    trx,
    actor,
    message,
    { action, content: draft.content.trim(), aids, detectorReason },
    now
  )
}
