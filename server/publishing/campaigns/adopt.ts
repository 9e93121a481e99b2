/** Adoption (采纳): a group adopts an entry of its campaign, or cancels the adoption. Both are public. Domain 4, 6. */
import type { BodyOf } from '@board/generated/calls'
import { markAdopted } from '../../correspondence/messages/approval/mark-adopted.ts'
import { isOpen } from '../../correspondence/messages/policy.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findCampaign } from '../../records/campaign-core/find.ts'
import { isOwn, requireBegun } from '../../records/campaign-core/policy.ts'
import type { CampaignRecord } from '../../records/campaign-core/record.ts'
import { lockMessage, requireVersion } from '../../records/message-core/lock.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isApproved } from '../../records/message-core/transitions.ts'

/**
 * Adopts an approved public entry. Its author is notified.
 * @throws Refusal GEN0404, GEN0409, CMP0002 if the campaign is not public, CMP0009
 */
export async function adoptEntry(
  trx: Trx,
  actor: InstitutionActor,
  { tid, version, note }: BodyOf<'adoptEntry'>,
  now: Date
) {
  const { message, campaign } = await lockEntry(trx, actor, tid)
  requireBegun(campaign, now)
  if (!isAdoptable(message)) throw new Refusal('CMP0009')
  requireVersion(message, version)
  const saved = await markAdopted(trx, actor, message, { adopted: true, note }, now)
  return { tid, version: saved.version }
}

/**
 * Cancels the adoption of an entry. This is as public as the adoption, and the author is notified.
 * @throws Refusal GEN0404, GEN0409, CMP0010
 */
export async function cancelAdoption(
  trx: Trx,
  actor: InstitutionActor,
  { tid, version, reason }: BodyOf<'cancelEntryAdoption'>,
  now: Date
) {
  const { message } = await lockEntry(trx, actor, tid)
  if (!message.adopted) throw new Refusal('CMP0010')
  requireVersion(message, version)
  const saved = await markAdopted(trx, actor, message, { adopted: false, note: reason }, now)
  return { tid, version: saved.version }
}

/** Tells whether an entry can be adopted: it is public, and not adopted yet. */
export const isAdoptable = (message: Pick<MessageRecord, 'audit_state' | 'is_public' | 'adopted'>): boolean =>
  isOpen(message) && !message.adopted

/**
 * Tells whether the list of the campaign's group has the entry. An entry that another group handles is listed only
 * while it is public.
 */
const isListed = ({ group }: InstitutionActor, message: MessageRecord): boolean =>
  isOpen(message) || (isApproved(message) && message.group_id === group.id)

/**
 * Locks an entry of a campaign of the actor's group, and reads the campaign. As for all acts on messages, the lock of
 * the message is enough.
 */
async function lockEntry(
  trx: Trx,
  actor: InstitutionActor,
  tid: number
): Promise<{ message: MessageRecord; campaign: CampaignRecord }> {
  const message = await lockMessage(trx, tid)
  const campaign = message.collect_id === null ? undefined : await findCampaign(trx, message.collect_id)
  if (!campaign || !isOwn(actor, campaign) || !isListed(actor, message)) throw new Refusal('GEN0404')
  return { message, campaign }
}
