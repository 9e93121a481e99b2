import type { DataOf } from '@board/client'
import { useQuery } from '@tanstack/react-query'
import { api } from './client.ts'
import { usePaused } from './usePaused.ts'

/** Returns the next times of an expression, or its problem; undefined while it is being typed, or without an answer. */
export function useCronTimes(typed: string): DataOf<'cronTimes'> | undefined {
  const cron = usePaused(typed)
  const { data } = useQuery({
    queryKey: ['cronTimes', cron],
    queryFn: ({ signal }) => api.call('cronTimes', { query: { cron }, signal }),
    enabled: cron.trim() !== '',
    // the next times depend on the present moment
    gcTime: 0,
    retry: false
  })
  return cron === typed ? data : undefined
}
