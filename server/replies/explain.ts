import type { BodyOf } from '@board/generated/calls'
import type { InstitutionActor } from '../actor.ts'
import { attachToReply } from '../attachments/attach.ts'
import type { Trx } from '../database/open.ts'
import { requireUnsuspicious } from '../detector/require.ts'
import { circumstancesOf } from '../messages/circumstances.ts'
import { lockMessage, requireVersion } from '../messages/lock.ts'
import { requireAction } from '../messages/policy.ts'
import type { MessageRecord } from '../messages/record.ts'
import { messageTransitions } from '../messages/transitions.ts'
import { requireReply } from '../messages/words.ts'
import type { SiteParameters } from '../site/parameters.ts'
import { publishReply } from './publish.ts'
import { requireNewText } from './require-new-text.ts'

/** What an explanation makes of a message in its present state. */
export function explanationOf(state: MessageRecord['state']) {
  if (state === 13) return { action: 'lastExplanation', kind: 'last', state: 21 } as const
  const next: Partial<Record<MessageRecord['state'], MessageRecord['state']>> =
    messageTransitions.explain.state.to
  return { action: 'explain', kind: 'explanation', state: next[state] ?? 12 } as const
}

/**
 * The forum's group explains after a grade; after the second grade it is the last word. Domain 2.
 * @throws Refusal GEN0404, GEN0409, MSG0001, MSG0004, MSG0007, MSG0012, MSG0013, ATT0004
 */
export async function explainMessage(
  trx: Trx,
  actor: InstitutionActor,
  draft: BodyOf<'explainMessage'>,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, draft.tid)
  const explanation = explanationOf(message.state)
  requireAction(actor, message, explanation.action, await circumstancesOf(trx, message, parameters, now))
  await requireNewText(trx, actor, draft, now)
  requireVersion(message, draft.version)
  requireReply(draft.content, parameters)
  await requireUnsuspicious(trx, message, draft)
  const { kind, state } = explanation
  const publication = {
    kind,
    state,
    content: draft.content.trim(),
    deadline: null,
    detectorReason: draft.detectorReason
  }
  const published = await publishReply(trx, actor, message, publication, now)
  await attachToReply(trx, actor, draft.aids ?? [], { tid: message.tid, replyId: published.replyId })
  return { tid: message.tid, version: published.message.version }
}
