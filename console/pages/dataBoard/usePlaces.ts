import type { DataOf } from '@board/client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { allSource } from './source.ts'
import { type useAsked, useFigures } from './useFigures.ts'

interface Option {
  readonly value: number
  readonly label: string
}

/** The institutions and forums by which a data board can be filtered. */
export interface Places {
  readonly groupLabel: 'dataBoard.group' | 'upkeep.institution'
  readonly groups: readonly Option[]
  readonly forums: readonly Option[]
}

type Forum = DataOf<'getManagedForumsTree'>['tree'][number]

const below = (nodes: readonly Forum[]): Forum[] => nodes.flatMap(node => [node, ...below(node.children)])

/** Returns the groups below the reader's group, and the forums that they manage. */
export function useOwnPlaces(): Places {
  const { data: groups = [] } = useQuery({
    queryKey: ['listSubordinates'],
    queryFn: ({ signal }) => api.call('listSubordinates', { signal }),
    staleTime: 60_000
  })
  const { data: forums = [] } = useQuery({
    queryKey: ['managedForums'],
    queryFn: async ({ signal }) => below((await api.call('getManagedForumsTree', { signal })).tree),
    staleTime: 60_000
  })
  return {
    groupLabel: 'dataBoard.group',
    groups: groups.map(({ id, name }) => ({ value: id, label: name })),
    forums: forums.map(({ fid, name }) => ({ value: fid, label: name }))
  }
}

/**
 * Returns the institutions and the forums with the most messages of the period, and those of the present filter. The
 * reader chooses others by clicking their names in the table.
 */
export function useAllPlaces({ period, unit, scope }: ReturnType<typeof useAsked>): Places {
  const { data: whole } = useFigures(allSource, period, {}, unit)
  const { data: narrowed } = useFigures(allSource, period, scope, unit)
  const forums = [
    ...(whole?.byForum ?? []),
    ...(narrowed?.byForum ?? []).filter(({ fid }) => fid === scope.fid)
  ]
  const groups = [
    ...(whole?.byGroup ?? []),
    ...(narrowed?.byGroup ?? []).filter(({ groupId }) => groupId === scope.groupId)
  ]
  return {
    groupLabel: 'upkeep.institution',
    groups: withChosen(
      groups.map(({ groupId, name }) => ({ value: groupId, label: name })),
      scope.groupId
    ),
    forums: withChosen(
      forums.map(({ fid, name, groupName }) => ({ value: fid, label: `${name} · ${groupName}` })),
      scope.fid
    )
  }
}

/** Returns each option once. A chosen option without a known name is shown by its number. */
function withChosen(options: readonly Option[], chosen: number | undefined): Option[] {
  const known = new Map(options.map(option => [option.value, option]))
  if (chosen !== undefined && !known.has(chosen)) known.set(chosen, { value: chosen, label: `#${chosen}` })
  return [...known.values()]
}
