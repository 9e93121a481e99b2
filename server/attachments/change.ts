/** What handlers do with attachments of messages, drafts and replies. Specification 7; domain 4, 6. */
import type { EventVerb } from '@board/schemas/events'
import type { InstitutionActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import type { Audience } from '../events/audience.ts'
import { recordEvent } from '../events/record.ts'
import type { Keys } from '../keys/keys.ts'
import { lockMessage } from '../messages/lock.ts'
import { Refusal } from '../refusal.ts'
import type { AttachmentFacts } from './facts.ts'
import { type StaffAttachment, staffAttachmentOf } from './list.ts'
import { type AttachmentAction, concerns, isAllowed } from './policy.ts'
import { findAttachment, markDeleted, updateVisibility } from './store.ts'

/**
 * The forum's group hides a citizen's public attachment from the public, or shows it again; one that was
 * uploaded privately is never published.
 * @throws Refusal GEN0404 where it is not theirs, GEN0403 for a private one
 */
export async function setMessageAttachmentPublic(
  trx: Trx,
  keys: Keys,
  actor: InstitutionActor,
  { aid, isPublic }: { aid: number; isPublic: 0 | 1 },
  now: Date
): Promise<StaffAttachment> {
  const attachment = await lockAttachment(trx, actor, aid, 'setMessageAttachmentPublic')
  const hidden = isPublic === 0
  if (attachment.hiddenByGroup !== hidden) {
    await updateVisibility(trx, aid, { hidden_by_group: hidden })
    await record(trx, actor, attachment, hidden ? 'attachment.hidden' : 'attachment.shown', 'author', now)
  }
  return shape(trx, keys, actor, aid, now)
}

/**
 * The holder of an assignment says whether an attachment of the draft may be public once it is adopted.
 * @throws Refusal GEN0404 where it is not theirs, GEN0403 while they do not handle it
 */
export async function setDraftAttachmentPublic(
  trx: Trx,
  keys: Keys,
  actor: InstitutionActor,
  { aid, isPublic }: { aid: number; isPublic: 0 | 1 },
  now: Date
): Promise<StaffAttachment> {
  const attachment = await lockAttachment(trx, actor, aid, 'setDraftAttachmentPublic')
  const open = isPublic === 1
  if (attachment.isPublic !== open) {
    await updateVisibility(trx, aid, { is_public: open })
    await record(
      trx,
      actor,
      attachment,
      open ? 'attachment.published' : 'attachment.withheld',
      'holders',
      now
    )
  }
  return shape(trx, keys, actor, aid, now)
}

/** The holder takes an attachment out of the draft. @throws Refusal GEN0404, GEN0403 while they do not handle it */
export const deleteDraftAttachment = (
  trx: Trx,
  actor: InstitutionActor,
  aid: number,
  now: Date
): Promise<void> => remove(trx, actor, aid, 'deleteDraftAttachment', 'holders', now)

/** The forum's group takes an attachment out of a published answer. @throws Refusal GEN0404, GEN0403 once graded */
export const deleteReplyAttachment = (
  trx: Trx,
  actor: InstitutionActor,
  aid: number,
  now: Date
): Promise<void> => remove(trx, actor, aid, 'deleteReplyAttachment', 'public', now)

async function remove(
  trx: Trx,
  actor: InstitutionActor,
  aid: number,
  action: AttachmentAction,
  audience: Audience,
  now: Date
): Promise<void> {
  const attachment = await lockAttachment(trx, actor, aid, action)
  await markDeleted(trx, [aid], now)
  await record(trx, actor, attachment, 'attachment.deleted', audience, now)
}

/** Locks the message that it belongs to, then looks at it again, as it is now. */
async function lockAttachment(
  trx: Trx,
  actor: InstitutionActor,
  aid: number,
  action: AttachmentAction
): Promise<AttachmentFacts> {
  const seen = await findAttachment(trx, aid)
  if (!seen || seen.tid === null || !concerns(actor, seen, action)) throw new Refusal('GEN0404')
  await lockMessage(trx, seen.tid)
  const attachment = await findAttachment(trx, aid)
  if (!attachment || !concerns(actor, attachment, action)) throw new Refusal('GEN0404')
  if (!isAllowed(attachment, action)) throw new Refusal('GEN0403')
  return attachment
}

async function record(
  trx: Trx,
  actor: InstitutionActor,
  { aid, tid, tpid, fileName, replyId }: AttachmentFacts,
  verb: EventVerb,
  audience: Audience,
  now: Date
): Promise<void> {
  const ofDraft = replyId === null ? tpid : null
  const subject = { kind: 'attachment', id: aid }
  await recordEvent(trx, {
    verb,
    audience,
    subject,
    tid,
    tpid: ofDraft,
    actor,
    at: now,
    before: { fileName }
  })
}

async function shape(
  trx: Trx,
  keys: Keys,
  actor: InstitutionActor,
  aid: number,
  now: Date
): Promise<StaffAttachment> {
  const attachment = await findAttachment(trx, aid)
  if (!attachment) throw new Refusal('GEN0404')
  return staffAttachmentOf(keys, attachment, actor, now)
}
