import type { Entity } from '@board/schemas/entity'
import { keepPreviousData } from '@tanstack/react-query'
import { useGetList } from 'ra-core'
import type { ListState } from '../list/params.ts'
import { sortOf } from './listState.ts'
import type { EntityRecord } from './types.ts'

/** A page of a resource's records. */
export function useEntityList(entity: Entity, state: ListState, enabled: boolean) {
  const { data, total, isPending, isFetching, error, refetch } = useGetList<EntityRecord>(
    entity.name,
    {
      pagination: { page: state.page, perPage: state.rows },
      sort: sortOf(entity, state.order),
      filter: state.filter
    },
    { placeholderData: keepPreviousData, retry: false, enabled }
  )
  return {
    records: error ? [] : (data ?? []),
    total: error ? 0 : (total ?? 0),
    isPending: enabled && isPending,
    isFetching,
    failure: error ?? undefined,
    retry: () => void refetch()
  }
}
