import { job, noParams } from '../../platform/schedule/job.ts'
import { followCampaigns } from '../../publishing/campaigns/cycle.ts'

/** Tells groups that their campaigns have begun or ended, and counts anew what came of those that have. */
export const campaignCycle = job({
  params: noParams,
  run: ({ deps: { database }, now, signal }) => followCampaigns(database.db, now, signal)
})
