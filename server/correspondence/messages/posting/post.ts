import type { BodyOf } from '@board/generated/calls'
import { sourceOf } from '@board/schemas/facts/source'
import { holdOpenForum } from '../../../directory/forums/find.ts'
import type { SiteParameters } from '../../../directory/site/parameters.ts'
import { requireMayPost } from '../../../people/accounts/restrictions.ts'
import { leaveOutOfStatistics } from '../../../people/handling/uncounted.ts'
import type { CitizenActor } from '../../../platform/actor.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { recordEvent } from '../../../platform/events/record.ts'
import { requireMayJoin } from '../../../records/campaign-core/join.ts'
import { attachToContent } from '../../attachments/attach.ts'
import { alertEditors } from '../approval/alert-editors.ts'
import { requireMasks } from '../masks.ts'
import { insertContent, insertMessage } from '../store.ts'
import { countPostedProposals } from './count-posted-proposals.ts'
import { columnsOfDraft } from './draft.ts'
import { requireNotIdentical } from './identical.ts'
import { requireContent, requireRemark, requireSubject } from './words.ts'

/**
 * A citizen posts a message in a forum. The message waits for approval. Domain 2; specification 5.
 * @throws Refusal MSG0002, MSG0003, MSG0005, MSG0014, MSG0016, MSG0018, FRM0001, ATT0004, USR0044, USR0045,
 * SN0011, COM0001
 * @throws Refusal of an entry also GEN0404, CMP0003, CMP0004, CMP0007
 */
export async function postMessage(
  trx: Trx,
  actor: CitizenActor,
  draft: BodyOf<'postMessage'>,
  { limits, userAgent, now }: { limits: SiteParameters; userAgent: string; now: Date }
) {
  requireSubject(draft.subject, limits)
  requireContent(draft.content, limits)
  requireRemark(draft.remark, limits)
  const { fid, collectId = null } = draft
  const [, forum] = await Promise.all([
    requireMayPost(trx, actor, limits, now),
    holdOpenForum(trx, fid),
    collectId !== null && requireMayJoin(trx, collectId, fid, now),
    requireNotIdentical(trx, actor, { ...draft, collectId }, limits, now)
  ])
  const masks = requireMasks(draft, draft.masks ?? [])
  const { organization } = forum
  const { message, text } = columnsOfDraft(draft, masks, { organization, collectId })
  const { tid, version } = await insertMessage(trx, {
    fid: forum.fid,
    group_id: forum.group_id,
    author_uid: actor.accountId,
    author_name: actor.displayName,
    ...message,
    topic_id: draft.topicId ?? null,
    collect_id: collectId,
    attachment_count: draft.aids?.length ?? 0,
    source_type: sourceOf(userAgent),
    created_at: now
  })
  const [contentItemId] = await Promise.all([
    insertContent(trx, { tid, position: 0, ...text, created_at: now }),
    leaveOutOfStatistics(trx, actor.accountId, tid),
    recordEvent(trx, {
      verb: 'message.posted',
      subject: { kind: 'message', id: tid },
      tid,
      actor,
      at: now,
      audience: 'public'
    })
  ])
  await attachToContent(trx, actor, draft.aids ?? [], { tid, contentItemId })
  await countPostedProposals(trx, draft, now)
  await alertEditors(trx, { tid, subject: message.subject, content: text.content }, now)
  return { tid, version }
}
