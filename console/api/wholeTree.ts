import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { type Narrowing, optionsStale, type RecordOption } from './options.ts'
import { namesAlone } from './types.ts'

/** Records that are fetched in one call. */
const pageSize = 500
/** Maximum number of records of a tree that is fetched as a whole. */
const maxRecords = 5000

/** Fetches all records of a tree by name; `isTooLarge` if there are too many to be fetched as a whole. */
export function useWholeTree(resource: string, narrowing: Narrowing = {}) {
  const dataProvider = useDataProvider()
  return useQuery({
    queryKey: [resource, 'wholeTree', narrowing],
    queryFn: async ({ signal }) => {
      const options: RecordOption[] = []
      for (let page = 1; page <= maxRecords / pageSize; page++) {
        const { data } = await dataProvider.getList<RecordOption>(resource, {
          filter: narrowing,
          pagination: { page, perPage: pageSize },
          meta: namesAlone,
          signal
        })
        options.push(...data)
        if (data.length < pageSize) return { options, isTooLarge: false }
      }
      return { options: [], isTooLarge: true }
    },
    staleTime: optionsStale
  })
}
