import type { JsonSchema } from '@board/schemas/vocabulary'
import { matches } from '../schema/check.ts'

/** Page sizes of every list (specification 9). */
export const pageSizes = [10, 20, 50, 100] as const
export const defaultRows = 10

/** Where in a list, in which order, under which filters: what the address of every list says. */
export interface ListState {
  page: number
  rows: number
  order?: string
  filter: Readonly<Record<string, unknown>>
}

const plainType = (schema: JsonSchema) => [schema.type ?? 'string'].flat().find(type => type !== 'null')

/** A text of the address as the value that its schema asks for; undefined where it is none. */
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

function readFilter(params: URLSearchParams, name: string, schema: JsonSchema): unknown {
  if (!params.has(name)) return undefined
  const { items } = schema
  const value = items
    ? params.getAll(name).map(text => readOne(text, items))
    : readOne(params.get(name) ?? '', schema)
  return matches(schema, value) ? value : undefined
}

/** The filters that an address carries; what does not fit the contract is left out. */
export function readFilters(params: URLSearchParams, names: readonly string[], schema: JsonSchema) {
  const filter: Record<string, unknown> = {}
  for (const name of names) {
    const value = readFilter(params, name, schema.properties?.[name] ?? {})
    if (value !== undefined && value !== '') filter[name] = value
  }
  return filter
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

function objectOf(text: string): object {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/**
 * An address as react-admin writes it, with the filters as JSON in `filter` and the order in `sort` and `order`, in the
 * form of our own: each filter by its name. What is written in both stays as it is in ours.
 */
export function spreadFilter(params: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams(params)
  for (const [name, value] of Object.entries(objectOf(params.get('filter') ?? ''))) {
    if (!params.has(name)) for (const one of [value].flat().filter(isPlain)) own.append(name, String(one))
  }
  const [sort, order] = [params.get('sort'), params.get('order') ?? '']
  if (sort && /^(ASC|DESC)$/.test(order)) own.set('order', `${sort}.${order}`)
  own.delete('filter')
  return own
}

export const readInteger = (params: URLSearchParams, name: string) => {
  const text = params.get(name)
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Page and page size of an address; the first page and ten rows where it does not say. */
export function readPlace(params: URLSearchParams): Pick<ListState, 'page' | 'rows'> {
  const rows = readInteger(params, 'perPage')
  return {
    page: Math.max(1, readInteger(params, 'page') ?? 1),
    rows: rows !== undefined && pageSizes.some(size => size === rows) ? rows : defaultRows
  }
}

/** Adds a list's state to an address; what is as always is left out. */
export function writeList(params: URLSearchParams, state: ListState): URLSearchParams {
  if (state.page !== 1) params.set('page', String(state.page))
  if (state.rows !== defaultRows) params.set('perPage', String(state.rows))
  if (state.order) params.set('order', state.order)
  for (const [name, value] of Object.entries(state.filter)) {
    for (const one of [value].flat()) if (one !== undefined && one !== '') params.append(name, String(one))
  }
  return params
}
