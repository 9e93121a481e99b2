import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockCampaign } from '../../records/campaign-core/find.ts'
import { isOwn } from '../../records/campaign-core/policy.ts'
import type { CampaignRecord } from '../../records/campaign-core/record.ts'

/** The id of a campaign, and the version that the actor read. */
export interface Seen {
  readonly id: number
  readonly version: number
}

/** Reads the present campaign, for the answer to a change that is based on an older version. */
export type Show = (trx: Trx, id: number) => Promise<Record<string, unknown>>

/** Locks a campaign of the actor's own group. @throws Refusal GEN0404 */
export async function lockOwn(trx: Trx, actor: Actor, id: number): Promise<CampaignRecord> {
  const campaign = await lockCampaign(trx, id)
  if (!campaign || !isOwn(actor, campaign)) throw new Refusal('GEN0404')
  return campaign
}

/** Locks any campaign, for an editor. @throws Refusal GEN0404 */
export async function lockAny(trx: Trx, id: number): Promise<CampaignRecord> {
  const campaign = await lockCampaign(trx, id)
  if (!campaign) throw new Refusal('GEN0404')
  return campaign
}

/**
 * Refuses a change that is based on an older version.
 * @throws Refusal GEN0409, with the present campaign if `show` is given
 */
export async function requireVersion(
  trx: Trx,
  campaign: CampaignRecord,
  { id, version }: Seen,
  show?: Show
): Promise<void> {
  if (campaign.version === version) return
  throw new Refusal('GEN0409', {}, show ? { data: { current: await show(trx, id) } } : {})
}
