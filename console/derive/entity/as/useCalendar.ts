import type { Entity } from '@board/schemas/vocabulary/entity'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { useQueries } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import { countedRecords } from '../../../api/types.ts'
import type { EntityRecord } from '../../../fields/entityRecord.ts'
import { isSortable } from '../entityRules.ts'
import { addDays, boundOf, dayOf, daysOn, within } from './month.ts'

/**
 * The largest number of records that are loaded for a month at once. If there are more, the first ones of each day are
 * loaded.
 */
export const maxPerMonth = 100

/** The number of records that a day shows. Its dialog shows the others. */
export const maxPerDay = 3

/** A record on a day; `goesOn` is true if it began on an earlier day. */
export interface Entry {
  readonly record: EntityRecord
  readonly goesOn: boolean
}

/** The loaded records of a day, and the number of all. */
export interface Day {
  readonly day: string
  readonly entries: readonly Entry[]
  readonly total: number
}

/** The fields of a calendar with their schemas. */
export function calendarOf({ schema, view }: Entity) {
  const { from = '', to } = view.as?.calendar ?? {}
  const schemaOf = (name: string): JsonSchema => schema.properties[name] ?? {}
  return {
    from: { name: from, schema: schemaOf(from) },
    to: to === undefined ? undefined : { name: to, schema: schemaOf(to) }
  }
}

/** Returns the filter of the records that begin within some days, under the filters of a list. */
export function beginsWithin(
  entity: Entity,
  filter: Readonly<Record<string, unknown>>,
  first: string,
  last: string
) {
  const { from } = calendarOf(entity)
  const bounds = { from: boundOf(from.schema, first, 'from'), to: boundOf(from.schema, last, 'to') }
  return within(filter, from.name, bounds)
}

/** Returns the sort of the records of a day: by their time, or by id if the server cannot sort by it. */
export const sortOfDay = (entity: Entity) => {
  const { from } = calendarOf(entity)
  return { field: isSortable(entity, from.name) ? from.name : 'id', order: 'ASC' } as const
}

/** Loads the records of some days of a calendar: all at once, or day by day if there are too many. */
export function useCalendar(entity: Entity, days: readonly string[]) {
  const dataProvider = useDataProvider()
  const { filterValues } = useListContext()
  const { from, to } = calendarOf(entity)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const params = (filter: object, perPage: number) => ({
    filter,
    sort: sortOfDay(entity),
    pagination: { page: 1, perPage }
  })
  const query = (filter: object, perPage: number, enabled: boolean) => ({
    queryKey: [entity.name, 'getList', params(filter, perPage), 'calendar'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      dataProvider.getList<EntityRecord>(entity.name, { ...params(filter, perPage), signal }),
    enabled,
    retry: false
  })
  const earlier =
    to &&
    within(within(filterValues, from.name, { to: boundOf(from.schema, addDays(first, -1), 'to') }), to.name, {
      from: boundOf(to.schema, first, 'from')
    })
  const [month, before] = useQueries({
    queries: [
      query(beginsWithin(entity, filterValues, first, last), maxPerMonth, true),
      query(earlier ?? {}, maxPerMonth, earlier !== undefined)
    ]
  })
  const isCrowded = month?.data !== undefined && (month.data.total ?? countedRecords) > maxPerMonth
  const each = useQueries({
    queries: isCrowded
      ? days.map(day => query(beginsWithin(entity, filterValues, day, day), maxPerDay, true))
      : []
  })

  const startOf = (record: EntityRecord) => dayOf(from.schema, record[from.name])
  const endOf = (record: EntityRecord) => to && dayOf(to.schema, record[to.name])
  const own = isCrowded ? each.flatMap(({ data }) => data?.data ?? []) : (month?.data?.data ?? [])
  const known = [...(before?.data?.data ?? []), ...own].toSorted((one, other) =>
    String(one[from.name]).localeCompare(String(other[from.name]), 'en', { numeric: true })
  )
  const queries = [month, before, ...each]
  return {
    isPending: month?.isPending ?? true,
    isFetching: queries.some(one => one?.isFetching),
    error: queries.find(one => one?.error)?.error,
    retry: () => {
      for (const one of queries) if (one?.error) void one.refetch()
    },
    days: days.map((day, index): Day => {
      const entries = known.flatMap((record): Entry[] => {
        const start = startOf(record)
        if (start === undefined || !daysOn([day], start, endOf(record)).includes(day)) return []
        return [{ record, goesOn: start !== day }]
      })
      const more = isCrowded ? (each[index]?.data?.total ?? 0) - (each[index]?.data?.data.length ?? 0) : 0
      return { day, entries, total: entries.length + more }
    })
  }
}
