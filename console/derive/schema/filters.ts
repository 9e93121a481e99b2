import type { Board, JsonSchema } from '@board/schemas/vocabulary'
import { type FieldKind, kindOf, type Values } from './fields.ts'

/** One control of a filter line: a single property, or a pair that bounds one time. */
export type Filter =
  | { name: string; kind: FieldKind; schema: JsonSchema }
  | { name: string; kind: 'range'; from: string; to: string }

/** Pairs of the list filter that bound one time (specification 3). */
const ranges: Readonly<Record<string, string>> = { startTime: 'endTime', timeSt: 'timeEd' }

/** How many filters stand in the line; the rest is behind 更多筛选. */
export const filtersInLine = 4

/** The filters of a board in its order; the two ends of a time become one range. */
export function filtersOf(board: Board, body: JsonSchema): Filter[] {
  const ends = new Set(
    Object.entries(ranges).flatMap(([from, to]) => (board.filters.includes(from) ? [to] : []))
  )
  return board.filters
    .filter(name => !ends.has(name))
    .map(name => {
      const to = ranges[name]
      if (to && board.filters.includes(to)) return { name, kind: 'range', from: name, to }
      const schema = body.properties?.[name] ?? {}
      return { name, kind: filterKind(schema), schema }
    })
}

const filterKind = (schema: JsonSchema): FieldKind => {
  const kind = kindOf(schema)
  return kind === 'textarea' ? 'text' : kind
}

/** Filters that hold a value, for the chips. */
export function activeFilters(filters: readonly Filter[], values: Values): Filter[] {
  const has = (name: string) => {
    const value = values[name]
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  }
  return filters.filter(filter =>
    filter.kind === 'range' ? has(filter.from) || has(filter.to) : has(filter.name)
  )
}

/** The values without one filter, both of its ends where it is a range. */
export function withoutFilter(filter: Filter, values: Values): Values {
  const gone = filter.kind === 'range' ? [filter.from, filter.to] : [filter.name]
  return Object.fromEntries(Object.entries(values).filter(([name]) => !gone.includes(name)))
}
