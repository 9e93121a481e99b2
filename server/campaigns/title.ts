import type { Db } from '../database/open.ts'
import { isPublic } from './policy.ts'
import { findCampaign, getText } from './store.ts'

/** Returns a campaign's title if everybody may read the campaign, else null. */
export async function publicTitleOf(db: Db, id: number): Promise<string | null> {
  const campaign = await findCampaign(db, id)
  if (!campaign || !isPublic(campaign)) return null
  return (await getText(db, id, campaign.confirmed)).title
}
