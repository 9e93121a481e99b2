import type { OperationId } from '@board/client'
import { useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from './client.ts'
import { optionsOperation, searchOperation } from './operations.ts'

/** One record as a picker knows it. */
export interface RecordOption {
  id: number | string
  label: string
  /** What else tells it from others: a username, a department. */
  details?: readonly string[]
  parentId?: number | string | null
  hasChildren?: boolean
}

/** What a reference narrows its choices by: filters of the resource's list (`x-ref.filter`). */
export type Narrowing = Readonly<Record<string, unknown>>

/** Which records: those that a text names, these ids, or the children of one (`null`: the roots). */
export interface OptionFilter extends Narrowing {
  q?: string
  id?: readonly unknown[]
  parentId?: number | string | null
}

/** Most records that a picker shows at once; typing finds the others. */
export const mostOptions = 50
/** Most children of one record that a tree shows. */
export const mostChildren = 200

/** Records of a resource for a picker, in its own order. */
export async function fetchOptions(
  resource: string,
  filter: OptionFilter,
  most: number,
  signal?: AbortSignal,
  from = 0
): Promise<readonly RecordOption[]> {
  const search = searchOperation(resource)
  if (search) return await searchRecords(search, filter, { from, rows: Math.max(1, most) }, signal)
  const operation = optionsOperation(resource)
  if (!operation) return []
  const query = {
    filter: JSON.stringify(filter),
    range: JSON.stringify([from, from + Math.max(1, most) - 1])
  }
  return (await api.callAny(operation, { query, signal: signal ?? null })) as readonly RecordOption[]
}

type Found = Readonly<Record<string, unknown>> & Pick<RecordOption, 'id' | 'label'>

/** The same by a call of the contract; what else its rows say in words are details. */
async function searchRecords(
  operation: OperationId,
  { q, id }: OptionFilter,
  page: { from: number; rows: number },
  signal?: AbortSignal
): Promise<readonly RecordOption[]> {
  const body = { ...(q ? { keywords: q } : {}), ...(id ? { ids: id } : {}), ...page }
  const found = (await api.callAny(operation, { body, signal: signal ?? null })) as readonly Found[]
  return found.map(({ id: own, label, ...rest }) => ({
    id: own,
    label,
    details: Object.values(rest).filter(one => typeof one === 'string' && one !== '') as string[]
  }))
}

/** What a record is called where it stands alone: with the first of its details. */
export const optionName = ({ label, details: [first] = [] }: RecordOption): string =>
  first === undefined ? label : `${label}（${first}）`

export const optionsKey = (resource: string, filter: OptionFilter) => [resource, 'options', filter]

/** Milliseconds that what records are called is taken as known. */
export const optionsStale = 60_000

interface Wanted {
  resource: string
  ids: readonly unknown[]
}

/** What records are called; the id until it is known. */
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
