import type { BodyOf } from '@board/generated/calls'
import type { InstitutionActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { examineAnswer } from '../detector/examine.ts'
import { requireUnsuspicious } from '../detector/require.ts'
import { circumstancesOf } from '../messages/circumstances.ts'
import { lockMessage } from '../messages/lock.ts'
import { moveMessage } from '../messages/move.ts'
import { requireAction } from '../messages/policy.ts'
import { tell } from '../messages/tell.ts'
import { requireReply } from '../messages/words.ts'
import { Refusal } from '../refusal.ts'
import type { SiteParameters } from '../site/parameters.ts'
import { editCopies } from './repeat.ts'
import { addFindings, findLastReply, updateReply } from './store.ts'

/**
 * Corrects the last answer of the forum's group, until the citizen grades it; the earlier text stays in the
 * history. Domain 2.
 * @throws Refusal GEN0404, GEN0409, MSG0001, MSG0004, MSG0012
 */
export async function editReply(
  trx: Trx,
  actor: InstitutionActor,
  draft: BodyOf<'editReply'>,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, draft.tid)
  requireAction(actor, message, 'editReply', await circumstancesOf(trx, message, parameters, now))
  const reply = await findLastReply(trx, message.tid)
  if (reply?.id !== draft.replyId) throw new Refusal('GEN0404')
  if (reply.version !== draft.version) throw new Refusal('GEN0409')
  requireReply(draft.content, parameters)
  await requireUnsuspicious(trx, message, draft)
  const content = draft.content.trim()
  await updateReply(trx, reply, content, now)
  await addFindings(trx, reply.id, await examineAnswer(trx, message, content))
  const saved = await moveMessage(trx, message, 'editReply', {})
  await tell(
    trx,
    saved,
    actor,
    {
      verb: 'reply.edited',
      audience: 'holders',
      subject: { kind: 'reply', id: reply.id },
      before: { content: reply.content },
      after: { content },
      note: draft.detectorReason
    },
    now
  )
  await editCopies(trx, actor, reply, content, now)
  return { tid: saved.tid, version: saved.version }
}
