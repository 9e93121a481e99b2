import type { DataOf } from '@board/client'

/** One campaign of the reader's group. */
export type Campaign = DataOf<'getOrgCampaign'>
