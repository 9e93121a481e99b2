import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { usePaused } from '../../api/usePaused.ts'

/** Milliseconds after the last key before the server is asked. */
const pause = 500

/** Rehearses a value while it is typed; `isSettled` tells whether the answer belongs to the value in the field. */
export function useRehearsal(code: string, typed: string, isWanted: boolean) {
  const value = usePaused(typed, pause)
  const query = useQuery({
    queryKey: ['rehearseParameter', code, value],
    queryFn: ({ signal }) => api.call('rehearseParameter', { body: { code, value }, signal }),
    enabled: isWanted && value === typed,
    // last month's messages still change
    gcTime: 0,
    retry: false
  })
  const isSettled = value === typed && !query.isFetching
  return { data: query.data, error: query.error, retry: () => void query.refetch(), isSettled }
}
