import type { DataOf } from '@board/client'
import { type Translate, useT } from '../../lib/i18n.tsx'
import { formatTime } from '../../lib/time.ts'
import { ListResults } from '../../shared/lists/list-page.tsx'
import { isFailure, type ListFailure, type ListQuery } from '../../shared/lists/list-query.ts'
import { Card } from '../../ui/lists/card.tsx'
import { CardList, ListCard } from '../../ui/lists/card-list.tsx'
import { Chip, type ChipTone } from '../../ui/lists/chip.tsx'
import { WithTimes } from '../../ui/with-times.tsx'

type Handling = DataOf<'listOwnHandling'>['list'][number]

/** The parts of a measure that a person reads. */
export type Measure = Pick<
  Handling,
  'handleType' | 'countDays' | 'countType' | 'beginTime' | 'endTime' | 'endedAt' | 'backtrackTime'
>

const tones: Record<Handling['state'], ChipTone> = { 0: 'wait', 1: 'late', 2: 'quiet', 3: 'quiet' }

/** Lists the measures of the platform about one’s own account. Specification 3, 4. */
export function HandlingList({
  query,
  handling
}: {
  query: ListQuery
  handling: DataOf<'listOwnHandling'> | ListFailure
}) {
  const t = useT()
  if (!isFailure(handling) && handling.total === 0)
    return (
      <Card title={t('handling.title')}>
        <p>{t('handling.none')}</p>
      </Card>
    )
  return (
    <ListResults
      query={query}
      results={handling}
      found={total => t('handling.found', { total })}
      rows={list => (
        <CardList rows={list} keyOf={row => row.id} flush>
          {row => (
            <ListCard
              title={consequenceOf(row, t)}
              state={<Chip tone={tones[row.state]}>{t(`handling.state.${row.state}`)}</Chip>}
              facts={<span>{t('handling.rule', { rule: row.ruleName })}</span>}
            >
              <p>
                <WithTimes>{periodOf(row, t)}</WithTimes>
              </p>
            </ListCard>
          )}
        </CardList>
      )}
      empty={{ title: t('handling.none'), hint: null }}
    />
  )
}

/** Returns the consequence of a measure for the person. */
export function consequenceOf({ handleType, countDays, countType }: Measure, t: Translate): string {
  if (handleType === 5) return t('handling.type.5', { count: countDays ?? 0 })
  if (handleType === 6) return t(countType === 3 ? 'handling.type.6volume' : 'handling.type.6rates')
  return t(`handling.type.${handleType}`)
}

/** Returns the period of a measure as text. */
export function periodOf({ beginTime, endTime, endedAt, backtrackTime }: Measure, t: Translate): string {
  const until = endedAt ?? endTime
  const times = {
    from: formatTime(beginTime),
    until: until === null ? '' : formatTime(until)
  }
  const words = t(until === null ? 'handling.forever' : 'handling.between', times)
  return backtrackTime === null
    ? words
    : `${words}${t('handling.backtrack', { time: formatTime(backtrackTime) })}`
}
