import type { BodyOf } from '@board/generated/calls'
import type { InstitutionActor } from '../actor.ts'
import { attachToReply } from '../attachments/attach.ts'
import type { Trx } from '../database/open.ts'
import { requireUnsuspicious } from '../detector/require.ts'
import { circumstancesOf } from '../messages/circumstances.ts'
import { lockMessage, requireVersion } from '../messages/lock.ts'
import { requireAction } from '../messages/policy.ts'
import { requireReply } from '../messages/words.ts'
import type { SiteParameters } from '../site/parameters.ts'
import { publishReply } from './publish.ts'
import { repeatReply } from './repeat.ts'
import { requireNewText } from './require-new-text.ts'

/**
 * Publishes an answer of the forum's group: an interim reply, or the final one. Domain 2; specification 5.
 * @throws Refusal GEN0404, GEN0409, MSG0001, MSG0004, MSG0012, MSG0013, ATT0004
 */
export async function replyMessage(
  trx: Trx,
  actor: InstitutionActor,
  draft: BodyOf<'replyMessage'>,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, draft.tid)
  const action = draft.kind === 'interim' ? 'replyInterim' : 'replyFinal'
  requireAction(actor, message, action, await circumstancesOf(trx, message, parameters, now))
  await requireNewText(trx, actor, draft, now)
  requireVersion(message, draft.version)
  requireReply(draft.content, parameters)
  await requireUnsuspicious(trx, message, draft)
  const publication = {
    action,
    content: draft.content.trim(),
    deadline: action === 'replyInterim' ? message.deadline_at : null,
    detectorReason: draft.detectorReason
  } as const
  const published = await publishReply(trx, actor, message, publication, now)
  await attachToReply(trx, actor, draft.aids ?? [], { tid: message.tid, replyId: published.replyId })
  await repeatReply(trx, actor, message, { replyId: published.replyId, publication }, now)
  return { tid: message.tid, version: published.message.version }
}
