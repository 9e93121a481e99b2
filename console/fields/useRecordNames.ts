import { useGetManyAggregate, useGetRecordRepresentation } from 'ra-core'
import { useCallback } from 'react'
import type { RecordOption } from '../api/options.ts'
import { namesAlone } from '../api/types.ts'

/**
 * Returns a function that returns the names of records. It returns the id until the name is loaded. One call loads the
 * names of a whole page.
 */
export function useRecordNames(resource: string | undefined, ids: readonly unknown[], enabled = true) {
  const representation = useGetRecordRepresentation(resource)
  const { data } = useGetManyAggregate<RecordOption>(
    resource ?? '',
    { ids: ids as RecordOption['id'][], meta: namesAlone },
    { enabled: enabled && resource !== undefined && ids.length > 0 }
  )
  return useCallback(
    (id: unknown): string => {
      const found = data?.find(option => option?.id === id)
      return String(found ? representation(found) : id)
    },
    [data, representation]
  )
}
