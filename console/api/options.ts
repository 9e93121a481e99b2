import { useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from './client.ts'
import { type OptionFilter, optionsReader, type RecordOption } from './options-reader.ts'

export {
  mostChildren,
  mostOptions,
  type Narrowing,
  type OptionFilter,
  type RecordOption
} from './options-reader.ts'

/** Reads options through the console's client. */
export const fetchOptions = optionsReader(api)

/** Names a record outside a list: its label with the first of its details. */
export const optionName = ({ label, details: [first] = [] }: RecordOption): string =>
  first === undefined ? label : `${label}（${first}）`

export const optionsKey = (resource: string, filter: OptionFilter) => [resource, 'options', filter]

/** Milliseconds for which fetched names of records are taken as current. */
export const optionsStale = 60_000

interface Wanted {
  resource: string
  ids: readonly unknown[]
}

/** Returns a function that names records; it gives the id until the name is known. */
export function useRecordLabels(wanted: readonly Wanted[]): (resource: string, id: unknown) => string {
  const answers = useQueries({
    queries: wanted.map(({ resource, ids }) => ({
      queryKey: optionsKey(resource, { id: ids }),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fetchOptions(resource, { id: ids }, ids.length, signal),
      enabled: ids.length > 0,
      staleTime: optionsStale
    })),
    combine: results => results.map(result => result.data)
  })
  return useCallback(
    (resource, id) => {
      const at = wanted.findIndex(one => one.resource === resource && one.ids.includes(id))
      return answers[at]?.find(option => option.id === id)?.label ?? String(id)
    },
    [wanted, answers]
  )
}
