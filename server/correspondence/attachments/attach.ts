/**
 * Gives uploads to the records that people write. The verbs that write texts, replies and answers call these functions.
 * The caller must have locked the message. Domain 2, 4, 6; specification 5.
 */

import { readParameters } from '../../directory/site/parameters.ts'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  giveUploads,
  idsOf,
  markDeleted,
  moveToAssignment,
  type Owner,
  releaseFromCase,
  selectChoosable,
  selectHashed,
  shareWithCase,
  shareWithMessage,
  shareWithReply
} from './store.ts'

type ContentTarget = { tid: number; contentItemId: number }
type ReplyTarget = { tid: number; replyId: number }

/**
 * Gives the actor's own uploads to a text of a message.
 * @throws Refusal ATT0004 above `attachment.max`, ATT0007 for an upload that is not the actor's, is in use, or is gone
 */
export const attachToContent = (
  trx: Trx,
  actor: SignedInActor,
  aids: readonly number[],
  { tid, contentItemId }: ContentTarget
): Promise<void> => attach(trx, actor, aids, { content_item_id: contentItemId, tid })

/**
 * Replaces the attachments of a text: new ones are added, the others are deleted.
 * @throws Refusal ATT0004, ATT0007
 */
export async function replaceContentAttachments(
  trx: Trx,
  actor: SignedInActor,
  aids: readonly number[],
  target: ContentTarget,
  now: Date
): Promise<void> {
  const owner = { content_item_id: target.contentItemId, tid: target.tid }
  const before = await idsOf(trx, owner)
  await markDeleted(
    trx,
    before.filter(aid => !aids.includes(aid)),
    now
  )
  await attach(trx, actor, aids, owner)
}

/**
 * Gives attachments to a reply: the actor's own uploads, and some that belong to the message already.
 * @param target.known attachments of the message: those of an adopted draft, which keeps them too, or of a proposal
 * @throws Refusal ATT0004, ATT0007
 */
export async function attachToReply(
  trx: Trx,
  actor: SignedInActor,
  aids: readonly number[],
  { tid, replyId, known = [] }: ReplyTarget & { readonly known?: readonly number[] }
): Promise<void> {
  const owner = { reply_id: replyId, tid }
  const ours = aids.filter(aid => known.includes(aid))
  if (ours.length > 0 && (await shareWithReply(trx, ours, owner)) < ours.length) throw new Refusal('ATT0007')
  await attach(trx, actor, aids, owner)
}

/**
 * Refuses more attachments than a text, a reply or a draft may have, wherever they come from.
 * @throws Refusal ATT0004 above `attachment.max`
 */
export async function requireFewEnough(trx: Trx, aids: readonly number[]): Promise<void> {
  const { attachmentMax } = await readParameters(trx)
  if (new Set(aids).size > attachmentMax) throw new Refusal('ATT0004')
}

/** Returns the attachments of a reply. */
export const listReplyAttachments = (trx: Trx, { tid, replyId }: ReplyTarget): Promise<number[]> =>
  idsOf(trx, { reply_id: replyId, tid })

/**
 * Gives attachments to a reply that waits for the superior's approval. They belong only to the message, so that no
 * reader sees them yet. Attachments of the reply that an edit changes stay with it. The caller has checked their number.
 * @param target.known attachments that the group proposed before, or those of an adopted draft
 * @param target.replyId the reply that an edit changes
 * @throws Refusal ATT0007
 */
export async function attachToProposal(
  trx: Trx,
  actor: SignedInActor,
  aids: readonly number[],
  {
    tid,
    known,
    replyId
  }: { readonly tid: number; readonly known: readonly number[]; readonly replyId?: number }
): Promise<void> {
  const kept = replyId === undefined ? [] : await listReplyAttachments(trx, { tid, replyId })
  const others = aids.filter(aid => !kept.includes(aid))
  const ours = others.filter(aid => known.includes(aid))
  const added = others.filter(aid => !known.includes(aid))
  if (ours.length > 0 && (await shareWithMessage(trx, ours, tid)) < ours.length) throw new Refusal('ATT0007')
  if (added.length > 0 && (await giveUploads(trx, actor.accountId, added, { tid })) < added.length)
    throw new Refusal('ATT0007')
}

/** Returns attachments of a message in the order asked for, with the facts that an approval is bound to. */
export async function hashedFiles(
  trx: Trx,
  tid: number,
  aids: readonly number[]
): Promise<{ aid: number; isPublic: boolean }[]> {
  const found = await selectHashed(trx, tid, aids)
  return aids.flatMap(aid => found.filter(one => one.aid === aid))
}

/** Returns the attachments of an assignment's draft. */
export const listDraftAttachments = (trx: Trx, tpid: number): Promise<number[]> => idsOf(trx, { tpid })

/** Gives the actor's own uploads to the draft of an assignment. @throws Refusal ATT0004, ATT0007 */
export const attachToAssignment = (
  trx: Trx,
  actor: SignedInActor,
  aids: readonly number[],
  tpid: number
): Promise<void> => attach(trx, actor, aids, { tpid })

/**
 * Replaces the attachments of a case. They may be its own, new uploads of the actor, or public ones of the message's
 * replies.
 * @throws Refusal ATT0004, ATT0007
 */
export async function setCaseAttachments(
  trx: Trx,
  actor: SignedInActor,
  aids: readonly number[],
  { tid, caseId }: { tid: number; caseId: number },
  now: Date
): Promise<void> {
  const owner = { case_id: caseId, tid }
  const before = await idsOf(trx, owner)
  const dropped = before.filter(aid => !aids.includes(aid))
  if (dropped.length > 0) await releaseFromCase(trx, dropped, now)
  const choosable = await selectChoosable(trx, tid)
  const shared = aids.filter(aid => !before.includes(aid) && choosable.includes(aid))
  if (shared.length > 0) await shareWithCase(trx, shared, caseId)
  await attach(trx, actor, aids, owner)
}

/**
 * Adds the actor's own uploads to the attachments of a campaign.
 * @param aids all attachments that one of its texts names, including those it has already
 * @throws Refusal ATT0004, ATT0007
 */
export async function attachToCampaign(
  trx: Trx,
  actor: SignedInActor,
  aids: readonly number[],
  campaignId: number
): Promise<void> {
  await requireFewEnough(trx, aids)
  const owner = { campaign_id: campaignId }
  const before = await idsOf(trx, owner)
  const added = aids.filter(aid => !before.includes(aid))
  if (added.length > 0 && (await giveUploads(trx, actor.accountId, added, owner)) < added.length)
    throw new Refusal('ATT0007')
}

/**
 * Moves the attachments of an adopted draft to the giver's own assignment, higher up the chain. Domain 4.
 * @throws Refusal ATT0004 if there are too many with those that the giver's draft has already
 */
export async function moveAssignmentAttachments(trx: Trx, fromTpid: number, toTpid: number): Promise<void> {
  const moving = await listDraftAttachments(trx, fromTpid)
  if (moving.length === 0) return
  await requireFewEnough(trx, [...moving, ...(await listDraftAttachments(trx, toTpid))])
  await moveToAssignment(trx, fromTpid, toTpid)
}

async function attach(trx: Trx, actor: SignedInActor, aids: readonly number[], owner: Owner): Promise<void> {
  if (aids.length === 0) return
  const before = await idsOf(trx, owner)
  const added = [...new Set(aids)].filter(aid => !before.includes(aid))
  if (added.length === 0) return
  await requireFewEnough(trx, [...before, ...added])
  if ((await giveUploads(trx, actor.accountId, added, owner)) < added.length) throw new Refusal('ATT0007')
}
