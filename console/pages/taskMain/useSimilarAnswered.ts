import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

/**
 * Returns the query of the messages most like one, with their replies.
 * @param isAsked false while it must wait
 */
export const useSimilarAnswered = (tid: number, isAsked = true) =>
  useQuery({
    queryKey: ['similarAnswered', tid],
    queryFn: ({ signal }) => api.call('listSimilarAnswered', { body: { tid }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isAsked
  })
