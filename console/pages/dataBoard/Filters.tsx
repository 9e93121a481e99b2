import type { DataOf } from '@board/client'
import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { dictOptions, useSite } from '../../api/site.ts'
import { Choice } from '../figures/Choice.tsx'
import { groupings } from '../figures/figures.ts'
import { DayRange } from './DayRange.tsx'
import { daysOf, ranges } from './period.ts'
import type { useAsked } from './useFigures.ts'

type Forum = DataOf<'getManagedForumsTree'>['tree'][number]

const below = (nodes: readonly Forum[]): Forum[] => nodes.flatMap(node => [node, ...below(node.children)])

/** The choices of the data board; each stands in the address. */
export function Filters({ asked }: { asked: ReturnType<typeof useAsked> }) {
  const translate = useTranslate()
  const site = useSite()
  const { range, period, by, scope, change } = asked
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
  const all = translate('dataBoard.all')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Choice
        label={translate('upkeep.span')}
        value={range}
        options={ranges.map(value => ({ value, label: translate(`dataBoard.ranges.${value}`) }))}
        onChange={value => change({ range: value, ...daysOf(value === 'days' ? period : undefined) })}
      />
      {range === 'days' && <DayRange period={period} onChange={days => change(daysOf(days))} />}
      <Choice
        label={translate('dataBoard.group')}
        value={scope.groupId}
        all={all}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={groupId => change({ groupId })}
      />
      <Choice
        label={translate('dataBoard.forum')}
        value={scope.fid}
        all={all}
        options={forums.map(({ fid, name }) => ({ value: fid, label: name }))}
        onChange={fid => change({ fid })}
      />
      <Choice
        label={translate('fields.typeId')}
        value={scope.typeId}
        all={all}
        options={dictOptions(site, 'messageType', true)}
        onChange={typeId => change({ typeId })}
      />
      <Choice
        label={translate('fields.domainId')}
        value={scope.domainId}
        all={all}
        options={dictOptions(site, 'domain', true)}
        onChange={domainId => change({ domainId })}
      />
      <Choice
        label={translate('dataBoard.by')}
        value={by}
        options={groupings.map(value => ({ value, label: translate(`upkeep.by.${value}`) }))}
        onChange={value => change({ by: value })}
      />
    </Box>
  )
}
