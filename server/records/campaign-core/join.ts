import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getText, holdCampaign } from './find.ts'
import { requireCollectingNow } from './policy.ts'

/**
 * Lets a message be an entry: while the campaign collects, and to one of its forums. Whoever ends, withdraws or takes it
 * down waits until the entry is written, and the other way round. Domain 6.
 * @throws Refusal GEN0404 where the public cannot read it, CMP0003, CMP0004, CMP0007
 */
export async function requireMayJoin(trx: Trx, collectId: number, fid: number, now: Date): Promise<void> {
  const campaign = await holdCampaign(trx, collectId)
  if (!campaign) throw new Refusal('GEN0404')
  requireCollectingNow(campaign, now)
  const { fids } = await getText(trx, collectId, campaign.confirmed ?? campaign.latest)
  if (!fids.includes(fid)) throw new Refusal('CMP0007')
}
