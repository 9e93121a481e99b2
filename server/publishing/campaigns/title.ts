import type { Db } from '../../platform/database/open.ts'
import { findCampaign, getText } from '../../records/campaign-core/find.ts'
import { isPublic } from '../../records/campaign-core/policy.ts'

/** Returns the title of a campaign if the public may read it, else null. */
export async function publicTitleOf(db: Db, id: number): Promise<string | null> {
  const campaign = await findCampaign(db, id)
  if (!campaign || !isPublic(campaign)) return null
  return (await getText(db, id, campaign.confirmed)).title
}
