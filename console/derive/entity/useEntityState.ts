import type { Entity } from '@board/schemas/entity'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListState } from '../list/params.ts'
import { readEntityState, writeEntityState } from './listState.ts'

/** A list's state lives in its address, so that back, reload and a copied link show the same list. */
export function useEntityState(entity: Entity) {
  const [params, setParams] = useSearchParams()
  const search = params.toString()
  const state = useMemo(() => readEntityState(new URLSearchParams(search), entity), [entity, search])
  return {
    state,
    search,
    change: (part: Partial<ListState>) => setParams(writeEntityState({ ...state, page: 1, ...part })),
    /** Puts another page in the place of one that is no longer there. */
    goBackTo: (page: number) => setParams(writeEntityState({ ...state, page }), { replace: true }),
    addressOf: (text: string) => `?${writeEntityState(readEntityState(new URLSearchParams(text), entity))}`
  }
}
