import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { dictOptions, useSite } from '../../api/site.ts'
import { Choice } from './Choice.tsx'
import { DayRange } from './DayRange.tsx'
import { columns, groupings } from './figures.ts'
import { daysOf, ranges, units } from './period.ts'
import type { useAsked } from './useFigures.ts'
import type { Places } from './usePlaces.ts'

/** Shows the filters of a data board; the address has each choice. */
export function Filters({ asked, places }: { asked: ReturnType<typeof useAsked>; places: Places }) {
  const translate = useTranslate()
  const site = useSite()
  const { range, period, by, scope, chosenUnit, figure, change } = asked
  const all = translate('dataBoard.all')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Choice
        label={translate('upkeep.span')}
        value={range}
        options={ranges.map(value => ({ value, label: translate(`dataBoard.ranges.${value}`) }))}
        onChange={value =>
          change({ range: value, days: undefined, ...daysOf(value === 'days' ? period : undefined) })
        }
      />
      {range === 'days' && <DayRange period={period} onChange={days => change(daysOf(days))} />}
      <Choice
        label={translate(places.groupLabel)}
        value={scope.groupId}
        all={all}
        options={places.groups}
        onChange={groupId => change({ groupId })}
      />
      <Choice
        label={translate('dataBoard.forum')}
        value={scope.fid}
        all={all}
        options={places.forums}
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
      {by === 'period' ? (
        <Choice
          label={translate('upkeep.unit')}
          value={chosenUnit}
          all={translate('dataBoard.fittingUnit')}
          options={units.map(value => ({ value, label: translate(`upkeep.units.${value}`) }))}
          onChange={unit => change({ unit })}
        />
      ) : (
        <Choice
          label={translate('dataBoard.figure')}
          value={figure}
          options={columns.map(value => ({ value, label: translate(`upkeep.columns.${value}`) }))}
          onChange={value => change({ figure: value })}
        />
      )}
    </Box>
  )
}
