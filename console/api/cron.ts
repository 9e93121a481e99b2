import type { DataOf } from '@board/client'
import { useQuery } from '@tanstack/react-query'
import { api } from './client.ts'
import { usePaused } from './usePaused.ts'

/** When an expression happens next, or what is wrong with it; nothing while it is being typed or cannot be asked. */
export function useCronTimes(typed: string): DataOf<'cronTimes'> | undefined {
  const cron = usePaused(typed)
  const { data } = useQuery({
    queryKey: ['cronTimes', cron],
    queryFn: ({ signal }) => api.call('cronTimes', { query: { cron }, signal }),
    enabled: cron.trim() !== '',
    // the next moments are those of now
    gcTime: 0,
    retry: false
  })
  return cron === typed ? data : undefined
}
