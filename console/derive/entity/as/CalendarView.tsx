import type { Entity } from '@board/schemas/vocabulary/entity'
import { useLocale, useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { formatDate } from '../../../fields/time.ts'
import { useNow } from '../../../fields/useNow.ts'
import { Failed, MonthFrame } from '../../../widgets/registry.tsx'
import { DayDialog } from './DayDialog.tsx'
import { EntryLink } from './EntryLink.tsx'
import { useFormParams } from './forms.ts'
import { daysOfMonth } from './month.ts'
import { maxPerDay, useCalendar } from './useCalendar.ts'

/** Returns functions that format days in the reader's language. */
function useDayWords() {
  const locale = useLocale()
  return useMemo(() => {
    const words = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      return (day: string) => format.format(new Date(day))
    }
    return {
      month: words({ year: 'numeric', month: 'long' }),
      day: words({ month: 'long', day: 'numeric', weekday: 'long' }),
      weekday: words({ weekday: 'short' })
    }
  }, [locale])
}

/** Shows the records of a list as a calendar of one month, on a phone as an agenda. It only loads that month. */
export default function CalendarView({ entity }: { entity: Entity }) {
  const translate = useTranslate()
  const words = useDayWords()
  const { month, moveMonth, showToday } = useFormParams()
  const grid = useMemo(() => daysOfMonth(month), [month])
  const { days, error, isPending, isFetching, retry } = useCalendar(entity, grid)
  const [opened, setOpened] = useState<string>()
  const today = formatDate(useNow())
  return (
    <>
      <MonthFrame
        title={words.month(`${month}-01`)}
        weekdays={grid.slice(0, 7).map(words.weekday)}
        busy={isFetching}
        isPending={isPending}
        trouble={error ? <Failed error={error} onRetry={retry} /> : null}
        words={{
          earlier: translate('entity.calendar.earlier'),
          later: translate('entity.calendar.later'),
          today: translate('entity.calendar.today'),
          none: translate('entity.calendar.none'),
          noneHint: translate('entity.calendar.noneHint')
        }}
        onMove={moveMonth}
        onToday={showToday}
        days={days.map(({ day, entries, total }) => {
          const rest = total - Math.min(entries.length, maxPerDay)
          return {
            day,
            label: words.day(day),
            isToday: day === today,
            isOutside: !day.startsWith(month),
            entries: entries
              .slice(0, maxPerDay)
              .map(entry => <EntryLink key={entry.record.id} entity={entity} entry={entry} />),
            more:
              rest > 0
                ? {
                    words: translate('entity.calendar.more', { smart_count: rest }),
                    label: translate('entity.calendar.moreOf', { smart_count: rest, day: words.day(day) }),
                    onOpen: () => setOpened(day)
                  }
                : undefined
          }
        })}
      />
      {opened !== undefined && (
        <DayDialog
          entity={entity}
          day={opened}
          title={words.day(opened)}
          earlier={days.find(({ day }) => day === opened)?.entries.filter(({ goesOn }) => goesOn) ?? []}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
