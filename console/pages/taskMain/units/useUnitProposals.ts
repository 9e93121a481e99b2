import type { DataOf } from '@board/client'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../../api/client.ts'

export type UnitProposals = DataOf<'proposeUnits'>
export type ProposedUnit = UnitProposals['list'][number]['units'][number]

/** The number of messages for which units are proposed at once. */
export const mostProposed = 50

/** Fetches the units that are proposed for messages; without them a unit is chosen as before. */
export function useUnitProposals(tids: readonly number[]) {
  return useQuery({
    queryKey: ['proposeUnits', ...tids],
    queryFn: ({ signal }) => api.call('proposeUnits', { body: { tids: [...tids] }, signal }),
    enabled: tids.length > 0 && tids.length <= mostProposed,
    staleTime: 60_000,
    retry: false
  })
}

/** Returns a function that says why a unit is proposed. */
export function useUnitReason(): (unit: ProposedUnit) => string {
  const translate = useTranslate()
  return ({ ground, place, share, returned }) =>
    [
      translate(`units.${ground}`, { ...share, place: place ?? '' }),
      returned > 0 ? translate('units.returned', { smart_count: returned }) : ''
    ].join('')
}
