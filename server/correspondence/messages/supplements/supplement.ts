import type { BodyOf } from '@board/generated/calls'
import type { SiteParameters } from '../../../directory/site/parameters.ts'
import { requireMayPost } from '../../../people/accounts/restrictions.ts'
import type { CitizenActor } from '../../../platform/actor.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockMessage } from '../../../records/message-core/lock.ts'
import { publicWordingOf } from '../../../records/message-core/public-wording.ts'
import { attachToContent } from '../../attachments/attach.ts'
import { alertEditors } from '../approval/alert-editors.ts'
import { circumstancesOf } from '../approval/circumstances.ts'
import { requireMasks } from '../masks.ts'
import { moveMessage } from '../move.ts'
import { requireAction } from '../policy.ts'
import { lengthOf } from '../posting/words.ts'
import { insertContent, nextPosition } from '../store.ts'
import { recordMessageEvent } from '../tell.ts'

/** The minimum length of a supplement, in characters. It is short because the message itself is long enough. */
const supplementMin = 4

/**
 * The author adds a supplement to a message. It waits for approval, as a message does. Domain 2.
 * @throws Refusal GEN0404, MSG0001, MSG0002, MSG0014, ATT0004, USR0044, SN0011
 */
export async function supplementMessage(
  trx: Trx,
  actor: CitizenActor,
  draft: BodyOf<'supplementMessage'>,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, draft.tid)
  requireAction(actor, message, 'supplement', await circumstancesOf(trx, message, parameters, now))
  if (lengthOf(draft.content) < supplementMin) throw new Refusal('MSG0002', { min: supplementMin })
  await requireMayPost(trx, actor, parameters, now, { again: true })
  const text = draft.content.trim()
  const masks = requireMasks({ content: draft.content }, draft.masks ?? [])
  const content = {
    tid: message.tid,
    position: await nextPosition(trx, message.tid),
    content: text,
    public_content: publicWordingOf({ content: text }, masks).publicContent,
    masks: JSON.stringify(masks),
    created_at: now
  }
  const id = await insertContent(trx, content)
  await attachToContent(trx, actor, draft.aids ?? [], { tid: message.tid, contentItemId: id })
  const saved = await moveMessage(trx, message, 'supplement', {})
  await recordMessageEvent(
    trx,
    saved,
    actor,
    { verb: 'supplement.posted', audience: 'author', subject: { kind: 'supplement', id } },
    now
  )
  await alertEditors(trx, { tid: saved.tid, subject: saved.subject, content: text }, now)
  return { tid: saved.tid, version: saved.version }
}
