import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export const sharedQueriesKey = ['sharedQueries']

/** Returns the queries that are shared with the reader, and the groups and roles with which the reader may share. */
export const useSharedQueries = () =>
  useQuery({
    queryKey: sharedQueriesKey,
    queryFn: ({ signal }) => api.call('listSharedQueries', { signal }),
    retry: false
  })
