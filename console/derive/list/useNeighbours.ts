import { keepPreviousData } from '@tanstack/react-query'
import { type RaRecord, type SortPayload, useGetList } from 'ra-core'
import type { Values } from '../../base/values.ts'

/** A list, and the page of it that is shown. */
export interface ListPlace {
  readonly filter: Values
  readonly sort: SortPayload
  readonly page: number
  readonly perPage: number
}

/** The record before or after another one, and its page in the list. */
export interface Neighbour<R> {
  readonly record: R
  readonly page: number
}

/** Returns one page of a list, as its ListBase fetches it; empty if it could not be fetched. */
function usePage<R extends RaRecord>(
  resource: string,
  { filter, sort, page, perPage }: ListPlace,
  enabled: boolean
) {
  const {
    data = [],
    total = 0,
    pageInfo,
    isPending,
    error
  } = useGetList<R>(
    resource,
    { pagination: { page, perPage }, sort, filter },
    {
      enabled: enabled && page > 0,
      retry: false,
      placeholderData: keepPreviousData,
      // others act on the same records meanwhile
      refetchInterval: 60_000
    }
  )
  if (error) return { records: [], hasNextPage: false, isPending }
  return { records: data, hasNextPage: pageInfo?.hasNextPage ?? page * perPage < total, isPending }
}

interface Options<R extends RaRecord> {
  isShown: (record: R) => boolean
  enabled?: boolean
  /** Adds the records that are no longer on the page and are still shown. */
  withLeft?: (records: readonly R[]) => readonly R[]
}

const same = <R>(records: readonly R[]) => records

/**
 * Returns a page of a list, and the records before and after one of its records, also on the neighbouring pages.
 * react-admin's usePrevNextController does not fit: at the edge of a page it fetches the first thousand records at
 * once, while the contract allows at most a hundred; and it needs a total, which a long list does not count.
 */
export function useNeighbours<R extends RaRecord>(
  resource: string,
  place: ListPlace,
  { isShown, enabled = true, withLeft = same }: Options<R>
) {
  const { page } = place
  const { records: listed, hasNextPage, isPending } = usePage<R>(resource, place, enabled)
  const records = withLeft(listed)
  const at = enabled ? records.findIndex(isShown) : -1
  const atEnd = at >= 0 && at === records.length - 1 && hasNextPage
  const atStart = at === 0 && page > 1
  const nextPage = usePage<R>(resource, { ...place, page: page + 1 }, atEnd)
  const previousPage = usePage<R>(resource, { ...place, page: page - 1 }, atStart)
  const on = (record: R | undefined, page: number): Neighbour<R> | undefined => record && { record, page }
  return {
    /** The records of the page. */
    listed,
    /** The records of the page, and those that are no longer on it and are still shown. */
    records,
    isPending,
    at,
    isFound: at >= 0,
    previous: atStart ? on(previousPage.records.at(-1), page - 1) : on(records[at - 1], page),
    next: atEnd ? on(nextPage.records[0], page + 1) : on(records[at + 1], page)
  }
}
