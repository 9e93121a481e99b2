/** Changes of handlers to attachments of messages, drafts and replies. Specification 7; domain 4, 6. */
import type { Audience, EventVerb } from '@board/schemas/facts/events'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { attachToReply, listReplyAttachments } from './attach.ts'
import type { AttachmentFacts } from './facts.ts'
import { type StaffAttachment, staffAttachmentOf } from './list.ts'
import { type AttachmentAction, concerns, isAllowed } from './policy.ts'
import { findAttachment, markDeleted, selectByIds, updateVisibility } from './store.ts'

/**
 * Hides a citizen's public attachment from the public, or shows it again. Only the forum's group can do it. A private
 * upload is never published.
 * @throws Refusal GEN0404 for an attachment that is not theirs, GEN0403 for a private one
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
 * Sets whether an attachment of a draft may be public after its adoption. Only the holder of the assignment can do it.
 * @throws Refusal GEN0404 for an attachment that is not theirs, GEN0403 while they do not handle it
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

/** Deletes an attachment of a draft, for its holder. @throws Refusal GEN0404, GEN0403 while they do not handle it */
export const deleteDraftAttachment = (
  trx: Trx,
  actor: InstitutionActor,
  aid: number,
  now: Date
): Promise<void> => remove(trx, actor, aid, 'deleteDraftAttachment', 'holders', now)

/** Deletes an attachment of a published answer, for the forum's group. @throws Refusal GEN0404, GEN0403 once graded */
export const deleteReplyAttachment = (
  trx: Trx,
  actor: InstitutionActor,
  aid: number,
  now: Date
): Promise<void> => remove(trx, actor, aid, 'deleteReplyAttachment', 'public', now)

/**
 * Replaces the attachments of a published reply that is edited. Each one that leaves is deleted, and is on record, as by
 * `deleteReplyAttachment`. The caller has locked the message and checked that the reply may be edited. Domain 2.
 * @param aids all attachments of the reply afterwards: its own, own uploads, and those in `known`
 * @param target.known attachments that the group proposed for the message before
 * @returns the file names of the attachments that were added and removed
 * @throws Refusal ATT0004, ATT0007
 */
export async function replaceReplyAttachments(
  trx: Trx,
  actor: InstitutionActor,
  aids: readonly number[],
  target: { readonly tid: number; readonly replyId: number; readonly known: readonly number[] },
  now: Date
): Promise<{ readonly added: string[]; readonly removed: string[] }> {
  const before = await listReplyAttachments(trx, target)
  const leaving = await selectByIds(
    trx,
    before.filter(aid => !aids.includes(aid))
  )
  await markDeleted(
    trx,
    leaving.map(({ aid }) => aid),
    now
  )
  for (const attachment of leaving) await record(trx, actor, attachment, 'attachment.deleted', 'public', now)
  const added = aids.filter(aid => !before.includes(aid))
  await attachToReply(trx, actor, added, target)
  const coming = await selectByIds(trx, added)
  return { added: namesOf(coming), removed: namesOf(leaving) }
}

const namesOf = (all: readonly AttachmentFacts[]): string[] => all.map(({ fileName }) => fileName)

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

/** Locks the message of an attachment, and reads the attachment again under the lock. @throws Refusal GEN0404, GEN0403 */
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
