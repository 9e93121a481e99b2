import type { DataOf } from '@board/client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export type Campaign = DataOf<'getOrgCampaign'>

/** Fetches one campaign of the reader's group. */
export function useCampaign(id: number | undefined) {
  return useQuery({
    queryKey: ['ownCampaign', id],
    queryFn: ({ signal }) => api.call('getOrgCampaign', { body: { id: id ?? 0 }, signal }),
    enabled: id !== undefined,
    retry: false
  })
}
