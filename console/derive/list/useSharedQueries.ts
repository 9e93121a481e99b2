import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export const sharedQueriesKey = ['sharedQueries']

/**
 * Returns the queries that are shared with the reader, and the groups and roles with which the reader may share.
 * @param enabled false to read only what another part of the page has fetched
 */
export const useSharedQueries = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: sharedQueriesKey,
    queryFn: ({ signal }) => api.call('listSharedQueries', { signal }),
    retry: false,
    enabled
  })
