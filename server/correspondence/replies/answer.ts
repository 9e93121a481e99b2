import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { requireFewEnough } from '../attachments/attach.ts'
import { approverOf } from '../proposals/policy.ts'
import { proposeReply } from '../proposals/propose.ts'
import { listOwnProposedAids } from '../proposals/read.ts'
import { kindOf } from './publish.ts'
import { type Answer, publishAnswer } from './publish-answer.ts'

/** The result of an operation that publishes a text or proposes it to the superior. */
export interface Answered {
  readonly tid: number
  readonly version: number
  readonly proposed?: true
}

/** Returns the result of such an operation. It has `proposed` only if the text waits for the superior. */
export const answerResult = ({ tid, version }: MessageRecord, proposed: boolean): Answered =>
  proposed ? { tid, version, proposed } : { tid, version }

/**
 * Publishes an answer, or proposes it to the superior if the group's replies need approval. The caller has checked the
 * state and the text. Domain 2, 7.
 * @throws Refusal MSG0013, ATT0004, ATT0007
 */
export async function publishOrPropose(
  trx: Trx,
  actor: InstitutionActor,
  message: MessageRecord,
  answer: Omit<Answer, 'known'> & Partial<Pick<Answer, 'known'>>,
  now: Date
): Promise<Answered> {
  await requireFewEnough(trx, answer.aids)
  const superiorId = approverOf(actor)
  if (superiorId !== null) {
    const { action, ...text } = answer
    const proposing = { ...text, superiorId, kind: kindOf(action) }
    return answerResult(await proposeReply(trx, actor, message, proposing, now), true)
  }
  const known = answer.known ?? (await listOwnProposedAids(trx, actor, message.tid, answer.aids))
  return answerResult(await publishAnswer(trx, actor, message, { ...answer, known }, now), false)
}
