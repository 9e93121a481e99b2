import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { failureWords } from '../../api/failure.ts'

/** The largest number of records in one action. */
const maxSelected = 500
/** The number of records in one request, which is the largest that the contract allows. */
const perPage = 100

/**
 * Offers to tick the records of all pages after all records of one page are ticked.
 * @returns undefined if there are no further records to tick
 */
export function useSelectAll(choose: (records: readonly RaRecord[]) => void) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const dataProvider = useDataProvider()
  const list = useListContext<RaRecord>()
  const [busy, setBusy] = useState(false)
  const { data = [], selectedIds, resource, sort, filter, filterValues, total, hasNextPage, page } = list
  const isPageTicked = data.length > 0 && data.every(({ id }) => selectedIds.includes(id))
  const hasOthers = page > 1 || hasNextPage
  const count = Math.min(total ?? maxSelected, maxSelected)
  if (!isPageTicked || !hasOthers || selectedIds.length >= count) return undefined

  async function select() {
    setBusy(true)
    try {
      const records: RaRecord[] = []
      for (let at = 1; records.length < count; at++) {
        const params = {
          pagination: { page: at, perPage },
          sort,
          filter: { ...filterValues, ...filter },
          meta: undefined
        }
        const queryKey = [resource, 'getList', params]
        const answer = await queries.fetchQuery({
          queryKey,
          queryFn: ({ signal }) => dataProvider.getList<RaRecord>(resource, { ...params, signal })
        })
        records.push(...answer.data)
        if (answer.data.length < perPage) break
      }
      choose(records.slice(0, maxSelected))
    } catch (failure) {
      notify(failureWords(failure, translate), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return { count, isWhole: total !== undefined && total <= maxSelected, busy, select: () => void select() }
}
