import type { Entity } from '@board/schemas/entity'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMe } from '../../auth/useMe.ts'
import type { ListState } from '../list/params.ts'
import { readableProperties } from './access.ts'
import { readEntityState, writeEntityState } from './listState.ts'

/** A list's state lives in its address, so that back, reload and a copied link show the same list. */
export function useEntityState(entity: Entity) {
  const [params, setParams] = useSearchParams()
  const search = params.toString()
  const { permissions } = useMe()
  const read = useCallback(
    (text: string) =>
      readEntityState(new URLSearchParams(text), entity, readableProperties(entity, permissions)),
    [entity, permissions]
  )
  const state = useMemo(() => read(search), [read, search])
  return {
    state,
    search,
    change: (part: Partial<ListState>) => setParams(writeEntityState({ ...state, page: 1, ...part })),
    /** Puts another page in the place of one that is no longer there. */
    goBackTo: (page: number) => setParams(writeEntityState({ ...state, page }), { replace: true }),
    addressOf: (text: string) => `?${writeEntityState(read(text))}`
  }
}
