import type { Entity } from '@board/schemas/vocabulary/entity'
import { type ListParams, useRecordContext, useStore, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { recordAddress } from '../../base/entityAddresses.ts'
import type { EntityRecord } from '../../fields/entityRecord.ts'
import { StepLink } from '../../widgets/registry.tsx'
import { defaultRows } from '../list/address.ts'
import { type ListPlace, type Neighbour, useNeighbours } from '../list/useNeighbours.ts'
import { entityRules } from './entityRules.ts'

/** The number of first records of the list that are searched if the page seen last does not have the record. */
const maxSearched = 100

/**
 * Returns the state of the list that was seen last. A link to a record on another page also moves this state to that
 * page.
 */
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

/** Links to the previous and the next record, in the order and with the filters of the list that was seen last. */
export function Neighbours({ entity }: { entity: Entity }) {
  const translate = useTranslate()
  const record = useRecordContext<EntityRecord>()
  const seen = useLastSeen(entity)
  const isShown = ({ id }: EntityRecord) => id === record?.id
  const near = useNeighbours(entity.name, seen, { isShown })
  const isElsewhere = !near.isPending && !near.isFound
  const head = { ...seen, page: 1, perPage: maxSearched }
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
