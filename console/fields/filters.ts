import type { Board, JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import type { Values } from '../base/values.ts'
import { type FieldKind, kindOf } from './fields.ts'

/** The kind of a range's values: moments in seconds, days as yyyy-MM-dd, or numbers. */
export type RangeOf = 'time' | 'date' | 'number'

/** One control of a filter bar: a single property, yes or no, or the two ends of a range. */
export type Filter =
  | { name: string; kind: FieldKind; schema: JsonSchema }
  | { name: string; kind: 'flag'; schema: JsonSchema }
  | { name: string; kind: 'range'; of: RangeOf; from: string; to: string }

/** The pairs of the list filter that are the two ends of one time (specification 3). */
const ranges: Readonly<Record<string, string>> = { startTime: 'endTime', timeSt: 'timeEd' }

/** The number of filters in the line. The others are behind 更多筛选. */
export const filtersInLine = 4

/** Returns the filters of a board in its order. The two ends of a time become one range. */
export function filtersOf(board: Board, body: JsonSchema): Filter[] {
  const ends = new Set(
    Object.entries(ranges).flatMap(([from, to]) => (board.filters.includes(from) ? [to] : []))
  )
  return board.filters
    .filter(name => !ends.has(name))
    .map(name => {
      const to = ranges[name]
      if (to && board.filters.includes(to)) return { name, kind: 'range', of: 'time', from: name, to }
      const schema = body.properties?.[name] ?? {}
      return { name, kind: filterKind(schema), schema }
    })
}

/**
 * Returns the filters of a resource in the order of its view. `x-filter` of each property of the filter's schema says
 * which field it filters. The two ends of one field become its range.
 */
export function resourceFilters(fields: readonly string[], schema: JsonSchema): Filter[] {
  const properties = Object.entries(schema.properties ?? {})
  return fields.flatMap((field): Filter[] => {
    const of = (op: string) =>
      properties.find(([, one]) => one['x-filter']?.field === field && one['x-filter'].op === op)
    const [from, to] = [of('from'), of('to')]
    if (from && to) return [{ name: field, kind: 'range', of: rangeOf(from[1]), from: from[0], to: to[0] }]
    const own = schema.properties?.[field]
    if (!own) return []
    if (plainType(own.items ?? {}) === 'boolean') return [{ name: field, kind: 'flag', schema: own }]
    return [{ name: field, kind: filterKind(own), schema: own }]
  })
}

const plainType = (schema: JsonSchema) => [schema.type].flat().find(type => type !== 'null')

function rangeOf(schema: JsonSchema): RangeOf {
  if (plainType(schema) === 'string') return 'date'
  return schema['x-widget'] === undefined ? 'number' : 'time'
}

const filterKind = (schema: JsonSchema): FieldKind => {
  const kind = kindOf(schema)
  return kind === 'textarea' ? 'text' : kind
}

/** Returns the filters that have a value, for the chips. */
export function activeFilters(filters: readonly Filter[], values: Values): Filter[] {
  const has = (name: string) => {
    const value = values[name]
    // an empty list is also a filter: it finds nothing
    return value !== undefined && value !== null && value !== ''
  }
  return filters.filter(filter =>
    filter.kind === 'range' ? has(filter.from) || has(filter.to) : has(filter.name)
  )
}

/** Returns the values with one property set, or without it if the value is undefined. */
export const withValue = (values: Values, name: string, value: unknown): Values => ({
  ...Object.fromEntries(Object.entries(values).filter(([key]) => key !== name)),
  ...(value === undefined ? {} : { [name]: value })
})

/** Returns the values without one filter. For a range both ends are removed. */
export function withoutFilter(filter: Filter, values: Values): Values {
  const gone = filter.kind === 'range' ? [filter.from, filter.to] : [filter.name]
  return Object.fromEntries(Object.entries(values).filter(([name]) => !gone.includes(name)))
}
