import type { Entity } from '@board/schemas/entity'
import { type ListParams, useRecordContext, useStore, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { StepLink } from '../../widgets/registry.tsx'
import { defaultRows } from '../list/address.ts'
import { type ListPlace, type Neighbour, useNeighbours } from '../list/useNeighbours.ts'
import { recordAddress } from './addresses.ts'
import { entityRules } from './entityRules.ts'
import type { EntityRecord } from './types.ts'

/** Number of records at the head of the list that are searched if the page seen last has not the record. */
const most = 100

/** Returns the list as it was last seen; a link across the edge of a page takes the list with it. */
function useLastSeen(entity: Entity): ListPlace {
  const { field, order } = entityRules(entity).usualSort
  const [seen, setSeen] = useStore<ListParams>(`${entity.name}.listParams`, {
    filter: {},
    sort: field,
    order,
    page: 1,
    perPage: defaultRows,
    displayedFilters: {}
  })
  const [params] = useSearchParams()
  const page = Number(params.get('page') ?? seen.page)
  const isOther = Number.isInteger(page) && page > 0 && page !== seen.page
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address counts when it is opened
  useEffect(() => {
    if (isOther) setSeen({ ...seen, page })
  }, [page])
  const sort = { field: seen.sort, order: seen.order }
  return { filter: seen.filter, sort, page: isOther ? page : seen.page, perPage: seen.perPage }
}

/**
 * Shows the links to the record before and after this one, in the order and under the filters of the list as
 * it was last seen.
 */
export function Neighbours({ entity }: { entity: Entity }) {
  const translate = useTranslate()
  const record = useRecordContext<EntityRecord>()
  const seen = useLastSeen(entity)
  const isShown = ({ id }: EntityRecord) => id === record?.id
  const near = useNeighbours(entity.name, seen, { isShown })
  const isElsewhere = !near.isPending && !near.isFound
  const head = { ...seen, page: 1, perPage: most }
  const far = useNeighbours(entity.name, head, { isShown, enabled: isElsewhere })
  const { isFound, previous, next } = isElsewhere ? far : near
  if (!isFound) return null
  const toOf = (neighbour: Neighbour<EntityRecord> | undefined) => {
    if (!neighbour) return undefined
    const address = recordAddress(entity.name, neighbour.record.id, 'show')
    return isElsewhere || neighbour.page === seen.page ? address : `${address}?page=${neighbour.page}`
  }
  return (
    <nav aria-label={translate('task.cameFrom')}>
      <StepLink step="previous" label={translate('task.previous')} to={toOf(previous)} />
      <StepLink step="next" label={translate('task.next')} to={toOf(next)} />
    </nav>
  )
}
