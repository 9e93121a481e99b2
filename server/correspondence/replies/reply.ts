import type { BodyOf } from '@board/generated/calls'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { listAssignments } from '../../records/assignment-core/find.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { listReused } from '../detector/examine.ts'
import { circumstancesAmong } from '../messages/approval/circumstances.ts'
import { requireAction } from '../messages/policy.ts'
import { publishOrPropose } from './answer.ts'
import { recordReuse } from './record-reuse.ts'
import { requireText } from './require-text.ts'

/**
 * The forum's group gives an interim or a final reply. It is published, or waits for the superior's approval. Domain 2,
 * 7; specification 5.
 * @throws Refusal GEN0404, GEN0409, ASG0007, MSG0001, MSG0004, MSG0012, MSG0013, ATT0004, ATT0007
 */
export async function replyMessage(
  trx: Trx,
  actor: InstitutionActor,
  draft: BodyOf<'replyMessage'>,
  parameters: SiteParameters,
  now: Date
) {
  const [message, assignments] = await Promise.all([
    lockMessage(trx, draft.tid),
    listAssignments(trx, draft.tid)
  ])
  const action = draft.kind === 'interim' ? 'replyInterim' : 'replyFinal'
  requireAction(actor, message, action, circumstancesAmong(assignments, message, parameters, now))
  await requireText(trx, actor, message, assignments, draft, parameters, now)
  const { aids = [], detectorReason } = draft
  const content = draft.content.trim()
  const { sources = [] } = draft
  const reused = sources.length > 0 ? await listReused(trx, message, content) : []
  const named = reused.filter(({ tid }) => sources.includes(tid))
  const answered = await publishOrPropose(trx, actor, message, { action, content, aids, detectorReason }, now)
  await recordReuse(
    trx,
    actor,
    message,
    named.map(one => one.tid),
    now
  )
  return answered
}
