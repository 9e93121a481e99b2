import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import { useEffect } from 'react'

/** The pause after which the next page is fetched, in milliseconds. */
const pause = 300

/**
 * Returns the parameters with which useGetList fetches a page of the surrounding list. They are part of its query key.
 */
export function usePageParams(page: number) {
  const { perPage, sort, filter, filterValues } = useListContext()
  return { pagination: { page, perPage }, sort, filter: { ...filterValues, ...filter }, meta: undefined }
}

/** Fetches the next page of the list once the current one has been fetched. */
export function usePrefetch(): void {
  const queries = useQueryClient()
  const dataProvider = useDataProvider()
  const { resource, page, hasNextPage, isFetching } = useListContext()
  const params = usePageParams(page + 1)
  const key = JSON.stringify(params)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the parameters
  useEffect(() => {
    if (!hasNextPage || isFetching) return
    const timer = setTimeout(
      () =>
        void queries.prefetchQuery({
          queryKey: [resource, 'getList', params],
          queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal })
        }),
      pause
    )
    return () => clearTimeout(timer)
  }, [queries, dataProvider, resource, key, hasNextPage, isFetching])
}
