import { hashKey, useQueryClient } from '@tanstack/react-query'
import {
  ListBase,
  ListContextProvider,
  type RaRecord,
  useListContext,
  useNotify,
  useTranslate
} from 'ra-core'
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore
} from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { failureWords, isPassing } from '../../api/failure.ts'
import {
  defaultRows,
  keptFilters,
  type ListAddress,
  type ListRules,
  readAddress,
  tidyAddress,
  tidySearch
} from './address.ts'
import { usePageParams, usePrefetch } from './usePrefetch.ts'

const RulesContext = createContext<ListRules | undefined>(undefined)

/** Returns the rules of the address of the list around a component. */
export function useListRules(): ListRules {
  const rules = useContext(RulesContext)
  if (!rules) throw new Error('useListRules is used outside of RecordList')
  return rules
}

/**
 * Returns a function that builds the address of the list with a change. The address is that of the first page and
 * leaves out parts that do not fit the change.
 */
export function useListAddress(): (part: Partial<ListAddress>) => string {
  const rules = useListRules()
  const { filterValues: filter, sort, perPage, displayedFilters } = useListContext()
  return part => `?${tidyAddress({ filter, sort, perPage, displayedFilters, ...part }, rules)}`
}

/** Tells whether a reader has filtered the list, and returns the function that removes those filters. */
export function useFiltered(): { isFiltered: boolean; clear: () => void } {
  const rules = useContext(RulesContext)
  const { filterValues, setFilters } = useListContext()
  const kept = rules ? keptFilters(filterValues, rules) : {}
  return {
    isFiltered: Object.keys(filterValues).length > Object.keys(kept).length,
    clear: () => setFilters(kept)
  }
}

/**
 * Notifies the reader why a page was refused, because react-admin then goes to the first page, where no notice would
 * say it.
 */
function useLeftPage(): void {
  const translate = useTranslate()
  const notify = useNotify()
  const { error, page } = useListContext()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is told once
  useEffect(() => {
    if (error && page > 1) notify(failureWords(error, translate), { type: 'error' })
  }, [error])
}

/**
 * Returns the reason why the requested page could not be loaded yet. It listens to the query of this page only: other
 * queries report their state while the frame renders, and a change then would begin the rendering again without an end.
 */
function useTrouble(): Error | null {
  const queries = useQueryClient()
  const { resource, page, isPending, isPlaceholderData } = useListContext()
  const queryKey = [resource, 'getList', usePageParams(page)]
  const hash = hashKey(queryKey)
  const reason = useSyncExternalStore(
    useCallback(
      onChange =>
        queries.getQueryCache().subscribe(({ query }) => {
          if (query.queryHash === hash) onChange()
        }),
      [queries, hash]
    ),
    () => queries.getQueryState(queryKey)?.fetchFailureReason ?? null
  )
  return isPending || isPlaceholderData ? reason : null
}

/** Treats a list that could not be fetched as empty, with a total of 0 (specification 7). */
function EmptyOnFailure({ pageRef, children }: { pageRef: RefObject<number>; children: ReactNode }) {
  const list = useListContext()
  const trouble = useTrouble()
  pageRef.current = list.page
  const shown = useMemo(() => {
    const error = list.error ?? trouble
    return error
      ? { ...list, error, data: [], total: 0, hasNextPage: false, isPending: false as const }
      : list
  }, [list, trouble])
  usePrefetch()
  useLeftPage()
  return <ListContextProvider value={shown}>{children}</ListContextProvider>
}

interface Props {
  resource: string
  rules: ListRules
  /** Tells whether records with these filters are fetched page by page; absent: always. */
  isPaged?: (filter: Record<string, unknown>) => boolean
  children: ReactNode
}

/** Reports no failure, because a notice in place of the list shows it. */
const silent = () => undefined

/**
 * Shows a list of a resource by react-admin's ListBase, after rewriting its address. A failure is shown in place of the
 * records.
 */
export function RecordList({ resource, rules, isPaged, children }: Props) {
  const { search } = useLocation()
  const tidy = tidySearch(search, rules)
  const page = useRef(1)
  const queryOptions = useMemo(
    () => ({
      onError: silent,
      // react-admin leaves a failed page for the first one; while it is tried again, the page stays
      retry: (_count: number, failure: unknown) => page.current > 1 && isPassing(failure),
      ...(isPaged && {
        enabled: ({ queryKey }: { queryKey: readonly unknown[] }) => isPaged(filterOfKey(queryKey))
      })
    }),
    [isPaged]
  )
  // the list behind a figure is not the reader's own filter, so the menu must not open it again
  const isBehindFigure = readAddress(search, rules).filter.counted !== undefined
  if (tidy !== undefined) return <Navigate to={{ search: tidy }} replace />
  return (
    <RulesContext.Provider value={rules}>
      <ListBase<RaRecord>
        resource={resource}
        sort={rules.usualSort}
        perPage={defaultRows}
        filterDefaultValues={rules.defaults}
        queryOptions={queryOptions}
        exporter={false}
        // with `false`, react-admin would still store it with the usual key
        {...(isBehindFigure && { storeKey: `${resource}.behindFigure` })}
        disableAuthentication
      >
        <EmptyOnFailure pageRef={page}>{children}</EmptyOnFailure>
      </ListBase>
    </RulesContext.Provider>
  )
}

/**
 * Returns the filter in the key of a query of react-admin's useGetList: `[resource, 'getList', { filter, …
 * }]`.
 */
function filterOfKey([, , params]: readonly unknown[]): Record<string, unknown> {
  return (params as { filter?: Record<string, unknown> } | undefined)?.filter ?? {}
}
