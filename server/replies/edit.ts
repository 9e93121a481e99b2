import type { BodyOf } from '@board/generated/calls'
import type { InstitutionActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { requireUnsuspicious } from '../detector/require.ts'
import { circumstancesOf } from '../messages/circumstances.ts'
import { lockMessage } from '../messages/lock.ts'
import { requireAction } from '../messages/policy.ts'
import { requireReply } from '../messages/words.ts'
import { approverOf } from '../proposals/policy.ts'
import { proposeReply } from '../proposals/propose.ts'
import type { SiteParameters } from '../site/parameters.ts'
import { type Answered, answered } from './answer.ts'
import { findEdited, publishEdit } from './publish-edit.ts'

/**
 * Corrects the last answer of the forum's group, until the citizen grades it; the earlier text stays in the
 * history. The correction is published, or waits for the superior. Domain 2, 7.
 * @throws Refusal GEN0404, GEN0409, MSG0001, MSG0004, MSG0012, MSG0013
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
  const { detectorReason } = draft
  const content = draft.content.trim()
  const superiorId = approverOf(actor)
  if (superiorId === null) {
    const edit = { replyId: id, version, content, detectorReason }
    return answered(await publishEdit(trx, actor, message, edit, now), false)
  }
  const proposing = {
    superiorId,
    kind: 'edit',
    content,
    aids: [],
    detectorReason,
    edited: { id, version }
  } as const
  return answered(await proposeReply(trx, actor, message, proposing, now), true)
}
