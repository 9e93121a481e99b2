import type { DataOf } from '@board/client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

/** One case of the reader's group. */
export type Case = DataOf<'getStaffCase'>

/** Fetches a message with its case; the case is null if there is none. */
export function useMessageCase(tid: number | undefined) {
  return useQuery({
    queryKey: ['caseOf', tid],
    queryFn: async ({ signal }) => {
      const [message, { list }] = await Promise.all([
        api.call('getStaffMessage', { body: { tid: tid ?? 0 }, signal }),
        api.call('pageCases', { body: { tid: tid ?? 0 }, signal })
      ])
      return { message, found: list[0]?.id ?? null }
    },
    enabled: tid !== undefined,
    retry: false
  })
}
