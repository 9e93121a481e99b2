import type { BodyOf } from '@board/generated/calls'
import { type ForumRecord, holdOpenForum } from '../../../directory/forums/find.ts'
import type { SiteParameters } from '../../../directory/site/parameters.ts'
import { requireMayPost } from '../../../people/accounts/restrictions.ts'
import type { CitizenActor } from '../../../platform/actor.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockMessage, requireVersion } from '../../../records/message-core/lock.ts'
import type { MessageRecord } from '../../../records/message-core/record.ts'
import { replaceContentAttachments } from '../../attachments/attach.ts'
import { alertEditors } from '../approval/alert-editors.ts'
import { circumstancesOf } from '../approval/circumstances.ts'
import { keptMasks, requireMasks } from '../masks.ts'
import { moveMessage } from '../move.ts'
import { requireAction } from '../policy.ts'
import { listContents, updateContent } from '../store.ts'
import { recordMessageEvent } from '../tell.ts'
import { columnsOfDraft } from './draft.ts'
import { requireContent, requireRemark, requireSubject } from './words.ts'

/**
 * The author submits a message again that was returned. It waits for approval. Domain 2 (/e/resubmit).
 * @throws Refusal GEN0404, GEN0409, MSG0001, MSG0002, MSG0003, MSG0005, MSG0014, MSG0016, FRM0001, ATT0004, USR0044,
 * SN0011
 */
export async function resubmitMessage(
  trx: Trx,
  actor: CitizenActor,
  draft: BodyOf<'resubmitMessage'>,
  limits: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, draft.tid)
  requireAction(actor, message, 'resubmit', await circumstancesOf(trx, message, limits, now))
  requireVersion(message, draft.version)
  requireSubject(draft.subject, limits)
  requireContent(draft.content, limits)
  requireRemark(draft.remark, limits)
  await requireMayPost(trx, actor, limits, now, { again: true })
  const forum = await otherForum(trx, message, draft.fid)
  const organization = forum?.organization ?? message.organization
  const [first] = await listContents(trx, message.tid)
  if (!first) throw new Refusal('GEN0404')
  const before = { subject: message.subject, content: first.content }
  const masks = draft.masks ? requireMasks(draft, draft.masks) : keptMasks(before, draft, first.masks)
  const given = columnsOfDraft(draft, masks, { organization, collectId: message.collect_id })
  if (draft.aids)
    await replaceContentAttachments(
      trx,
      actor,
      draft.aids,
      { tid: message.tid, contentItemId: first.id },
      now
    )
  const saved = await moveMessage(trx, message, 'resubmit', {
    ...(forum ? { fid: forum.fid, group_id: forum.group_id } : {}),
    ...given.message,
    audit_note: null,
    taken_down_at: null,
    ...(draft.aids ? { attachment_count: draft.aids.length } : {})
  })
  await updateContent(trx, first.id, {
    ...given.text,
    audit_state: saved.audit_state,
    audit_note: null
  })
  await recordMessageEvent(
    trx,
    { ...saved, organization },
    actor,
    {
      verb: 'message.resubmitted',
      audience: 'author',
      before,
      after: { subject: given.message.subject, content: given.text.content }
    },
    now
  )
  await alertEditors(
    trx,
    { tid: saved.tid, subject: given.message.subject, content: given.text.content },
    now
  )
  return { tid: saved.tid, version: saved.version }
}

/**
 * Returns the other forum to which the author submits a message. An approved message is only moved by editors, because
 * it has been handled; an entry stays with the forum of its campaign. Domain 2.
 * @throws Refusal MSG0001, MSG0005, FRM0001
 * @returns undefined if the forum stays
 */
async function otherForum(
  trx: Trx,
  message: MessageRecord,
  fid: number | undefined
): Promise<ForumRecord | undefined> {
  if (fid === undefined || fid === message.fid) return undefined
  if (message.approved_at !== null || message.collect_id !== null)
    throw new Refusal('MSG0001', { action: changeForum })
  return holdOpenForum(trx, fid)
}

const changeForum = { 'zh-CN': '改选留言对象', 'zh-TW': '改選留言對象', 'en-US': 'Choose another office' }
