/**
 * How uploads come to belong to what somebody writes; called by the verbs that write texts, replies and answers.
 * Whoever calls has locked the message. Domain 2, 4, 6; specification 5.
 */
import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { readParameters } from '../site/parameters.ts'
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
 * @throws Refusal ATT0004 above `attachment.max`, ATT0007 where one is not the actor's, is in use, or is gone
 */
export const attachToContent = (
  trx: Trx,
  actor: SignedInActor,
  aids: readonly number[],
  { tid, contentItemId }: ContentTarget
): Promise<void> => attach(trx, actor, aids, { content_item_id: contentItemId, tid })

/**
 * Makes these the attachments of a text: new ones are added, those that are not named are deleted.
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
 * Gives attachments to a reply: the actor's own uploads, and some that are the message's already.
 * @param target.known those that are the message's: of an adopted draft, which goes on showing them, or of a proposal
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
 * Gives attachments to a reply that waits for the superior: to its message, and to nothing that others read.
 * @param target.known those that the group proposed before, or that an adopted draft has
 * @throws Refusal ATT0004, ATT0007
 */
export async function attachToProposal(
  trx: Trx,
  actor: SignedInActor,
  aids: readonly number[],
  { tid, known }: { readonly tid: number; readonly known: readonly number[] }
): Promise<void> {
  const ours = aids.filter(aid => known.includes(aid))
  const added = aids.filter(aid => !known.includes(aid))
  if (ours.length > 0 && (await shareWithMessage(trx, ours, tid)) < ours.length) throw new Refusal('ATT0007')
  if (added.length === 0) return
  const { attachmentMax } = await readParameters(trx)
  if (aids.length > attachmentMax) throw new Refusal('ATT0004')
  if ((await giveUploads(trx, actor.accountId, added, { tid })) < added.length) throw new Refusal('ATT0007')
}

/** Returns attachments of a message in the order asked for, with what an approval is bound to. */
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
 * Makes these the attachments of a case: its own, new uploads of the actor's, public ones of the message's replies.
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
 * Gives the actor's own uploads to a campaign, besides what it has already; all that one of its texts names.
 * @throws Refusal ATT0004, ATT0007
 */
export async function attachToCampaign(
  trx: Trx,
  actor: SignedInActor,
  aids: readonly number[],
  campaignId: number
): Promise<void> {
  const { attachmentMax } = await readParameters(trx)
  if (aids.length > attachmentMax) throw new Refusal('ATT0004')
  const owner = { campaign_id: campaignId }
  const before = await idsOf(trx, owner)
  const added = aids.filter(aid => !before.includes(aid))
  if (added.length > 0 && (await giveUploads(trx, actor.accountId, added, owner)) < added.length)
    throw new Refusal('ATT0007')
}

/** An adopted draft became the giver's own answer, higher up a chain. Domain 4. */
export const moveAssignmentAttachments = (trx: Trx, fromTpid: number, toTpid: number): Promise<void> =>
  moveToAssignment(trx, fromTpid, toTpid)

async function attach(trx: Trx, actor: SignedInActor, aids: readonly number[], owner: Owner): Promise<void> {
  const before = await idsOf(trx, owner)
  const added = [...new Set(aids)].filter(aid => !before.includes(aid))
  if (added.length === 0) return
  const { attachmentMax } = await readParameters(trx)
  if (before.length + added.length > attachmentMax) throw new Refusal('ATT0004')
  if ((await giveUploads(trx, actor.accountId, added, owner)) < added.length) throw new Refusal('ATT0007')
}
