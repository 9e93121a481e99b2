import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import type { SortPayload } from 'ra-core'
import type { Values } from '../../base/values.ts'
import { matches } from '../../fields/check.ts'

/** Page sizes of every list (specification 9). */
export const pageSizes = [10, 20, 50, 100] as const
export const defaultRows = 10

/** Rules for the address of a list. */
export interface ListRules {
  /** The schema of each filter that the reader may set, by the filter's name. */
  filters: Readonly<Record<string, JsonSchema>>
  /** The default values of filters: used if the address gives none. */
  defaults: Values
  /** Filters that may be an empty list. An empty list finds nothing; an absent filter finds everything. */
  emptiable?: readonly string[]
  /** Filters outside the filter bar. They stay when the others are cleared. */
  kept: readonly string[]
  /** Other names of filters in an address: maps each such name to its filter. */
  aliases: Readonly<Record<string, string>>
  /** The sort of a list whose address has none. */
  usualSort: SortPayload
  /** Tells whether a list under these filters can be sorted like this. */
  isSortable: (sort: SortPayload, filter: Values) => boolean
}

/** The state of a list in an address. Parts that the address leaves out have their default values. */
export interface ListAddress {
  filter: Values
  sort?: SortPayload
  page?: number
  perPage?: number
  displayedFilters?: Values
}

const plainType = (schema: JsonSchema) => [schema.type ?? 'string'].flat().find(type => type !== 'null')

/** Converts a text of the address to the type of its schema; undefined if it does not fit. */
export function readOne(text: string, schema: JsonSchema): unknown {
  switch (plainType(schema)) {
    case 'integer':
      return /^-?\d+$/.test(text) ? Number(text) : undefined
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined
    default:
      return text
  }
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** Converts a filter to the type of its schema; undefined if it does not fit, or is empty. */
function readFilter(given: readonly unknown[], schema: JsonSchema): unknown {
  const texts = given.filter(isPlain).map(String)
  const [first] = texts
  if (first === undefined || first === '') return undefined
  const { items } = schema
  const value = items ? texts.map(text => readOne(text, items)) : readOne(first, schema)
  return matches(schema, value) ? value : undefined
}

function readObject(text: string | null): Values | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && !Array.isArray(value) ? Object(value) : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads the filters of an address: from the JSON in `filter`, and from parameters with the names of filters. Such a
 * parameter is the older form; it takes precedence.
 */
function readFilters(params: URLSearchParams, { filters, defaults, aliases, emptiable }: ListRules): Values {
  const given = new Map<string, readonly unknown[]>(
    Object.entries(readObject(params.get('filter')) ?? {}).map(([name, value]) => [name, [value].flat()])
  )
  for (const name of [...Object.keys(filters), ...Object.keys(aliases)])
    if (params.has(name)) given.set(name, params.getAll(name))
  for (const [alias, name] of Object.entries(aliases)) {
    const value = given.get(alias)
    if (value && !given.has(name)) given.set(name, value)
  }
  const fitting: Record<string, unknown> = {}
  for (const [name, value] of given) {
    const schema = Object.hasOwn(filters, name) ? filters[name] : undefined
    const read = schema && readFilter(value, schema)
    if (read !== undefined) fitting[name] = read
    else if (value.length === 0 && emptiable?.includes(name)) fitting[name] = []
  }
  for (const [name, value] of Object.entries(defaults)) fitting[name] ??= value
  return fitting
}

/**
 * Reads the sort of an address: `sort` and `order`, or the older forms `order=field.ASC` and
 * `order=field:asc`.
 */
function readSort(params: URLSearchParams): SortPayload | undefined {
  const [field, direction = 'ASC'] = params.has('sort')
    ? [params.get('sort'), params.get('order') ?? undefined]
    : (params.get('order') ?? '').split(/[.:]/)
  const order = direction.toUpperCase()
  return field && (order === 'ASC' || order === 'DESC') ? { field, order } : undefined
}

const readInteger = (params: URLSearchParams, name: string) => {
  const text = params.get(name)
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

export const isSameSort = (one: SortPayload, other: SortPayload): boolean =>
  one.field === other.field && one.order === other.order

/**
 * Reads the address of a list. Parts that do not fit the contract are ignored, so that a mistyped or outdated address
 * still shows a list.
 */
export function readAddress(search: string, rules: ListRules): ListAddress {
  const params = new URLSearchParams(search)
  const address: ListAddress = { filter: readFilters(params, rules) }
  const sort = readSort(params)
  if (sort && (isSameSort(sort, rules.usualSort) || rules.isSortable(sort, address.filter)))
    address.sort = sort
  const page = readInteger(params, 'page')
  if (page !== undefined && page > 0) address.page = page
  const perPage = readInteger(params, 'perPage')
  if (pageSizes.some(size => size === perPage)) address.perPage = perPage ?? defaultRows
  const displayed = readObject(params.get('displayedFilters'))
  if (displayed) address.displayedFilters = displayed
  return address
}

/**
 * Returns the `displayedFilters` of a list: the shown filters, and in `as` the form of the list.
 * @param kept those of the list's last state; they count only if the address has no parameters
 */
export function displayedIn(search: string, kept: unknown): Values {
  const params = new URLSearchParams(search)
  if (params.size > 0) return readObject(params.get('displayedFilters')) ?? {}
  return typeof kept === 'object' ? Object(kept) : {}
}

/** Writes the address of a list as react-admin does. The inverse of `readAddress`. */
export function writeAddress({ filter, sort, page, perPage, displayedFilters }: ListAddress): string {
  const params = new URLSearchParams({ filter: JSON.stringify(filter) })
  if (displayedFilters) params.set('displayedFilters', JSON.stringify(displayedFilters))
  if (sort) params.set('order', sort.order)
  if (page !== undefined) params.set('page', String(page))
  if (perPage !== undefined) params.set('perPage', String(perPage))
  if (sort) params.set('sort', sort.field)
  return params.toString()
}

/** Writes a state of a list as an address, without the parts that do not fit the rules. */
export const tidyAddress = (state: ListAddress, rules: ListRules): string =>
  writeAddress(readAddress(writeAddress(state), rules))

/** Returns the filters that stay when the others are cleared. */
export const keptFilters = (filter: Values, { kept }: ListRules): Values =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => kept.includes(name)))

function sorted(search: string): string {
  const params = new URLSearchParams(search)
  params.sort()
  return params.toString()
}

/**
 * Rewrites the address of a list in react-admin's form, without the parts that do not fit the rules. react-admin must
 * read only such an address.
 * @returns undefined if the address has this form already, or is empty; then the list keeps its last state
 */
export function tidySearch(search: string, rules: ListRules): string | undefined {
  if (search === '' || search === '?') return undefined
  const tidy = writeAddress(readAddress(search, rules))
  return sorted(search) === sorted(tidy) ? undefined : `?${tidy}`
}
