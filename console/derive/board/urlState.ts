import type { Board, JsonSchema } from '@board/schemas/vocabulary'
import { matches } from '../schema/check.ts'
import type { Values } from '../schema/fields.ts'

/** Page sizes of every list (specification 9). */
export const pageSizes = [10, 20, 50, 100] as const
const defaultRows = 10

/** What the address of a board says: the tab, the variant, where in the list, in which order, and the filters. */
export interface BoardState {
  display: number
  typeId?: number
  page: number
  rows: number
  order?: string
  filter: Values
}

/** What a board's list accepts: the JSON Schema of its request body. */
export type ListBody = JsonSchema

const plainType = (schema: JsonSchema) => [schema.type ?? 'string'].flat().find(type => type !== 'null')

function readOne(text: string, schema: JsonSchema): unknown {
  switch (plainType(schema)) {
    case 'integer':
    case 'number':
      return /^-?\d+$/.test(text) ? Number(text) : undefined
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

const readInteger = (params: URLSearchParams, name: string) => {
  const text = params.get(name)
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** The names of filters that the address may carry: the board's filters and the partners of its ranges. */
export const filterNames = (board: Board): readonly string[] => board.filters

/**
 * Reads a board's address; what does not fit the contract is left out, so that a mistyped or outdated address
 * still shows a list. Specification 2 (display, typeId), 9 (page sizes).
 */
export function readState(params: URLSearchParams, board: Board, body: ListBody): BoardState {
  const display = readInteger(params, 'display')
  const rows = readInteger(params, 'perPage')
  const order = params.get('order')
  const filter: Record<string, unknown> = {}
  for (const name of filterNames(board)) {
    const value = readFilter(params, name, body.properties?.[name] ?? {})
    if (value !== undefined && value !== '') filter[name] = value
  }
  const known = board.tabs.some(tab => tab.display === display)
  const state: BoardState = {
    display: known && display !== undefined ? display : (board.tabs[0]?.display ?? 1),
    page: Math.max(1, readInteger(params, 'page') ?? 1),
    rows: rows !== undefined && pageSizes.some(size => size === rows) ? rows : defaultRows,
    filter
  }
  const typeId = readInteger(params, 'typeId')
  if (typeId !== undefined) state.typeId = typeId
  if (order && ordersOf(board, state.display, true).some(option => String(option.value) === order))
    state.order = order
  return state
}

/** Writes a board's address; what is as always is left out. The inverse of `readState`. */
export function writeState(state: BoardState): URLSearchParams {
  const params = new URLSearchParams({ display: String(state.display) })
  if (state.typeId !== undefined) params.set('typeId', String(state.typeId))
  if (state.page !== 1) params.set('page', String(state.page))
  if (state.rows !== defaultRows) params.set('perPage', String(state.rows))
  if (state.order) params.set('order', state.order)
  for (const [name, value] of Object.entries(state.filter)) {
    for (const one of [value].flat()) if (one !== undefined && one !== '') params.append(name, String(one))
  }
  return params
}

/** The orders offered on a tab (specification 6). */
export function ordersOf(board: Board, display: number, grading: boolean) {
  return board.orders.filter(order => !order.except?.includes(display) && (grading || !order.grading))
}

/** The request body of a state; only what the contract's body knows is sent. */
export function requestOf(state: BoardState, body: ListBody, cursor?: string): Record<string, unknown> {
  const known = body.properties ?? {}
  const wanted: Record<string, unknown> = {
    ...state.filter,
    display: state.display,
    page: state.page,
    rows: state.rows,
    order: readOrder(state.order, known.order),
    cursor,
    ...(state.typeId === undefined ? {} : { typeIds: [state.typeId] })
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => value !== undefined && name in known)
  )
}

const readOrder = (order: string | undefined, schema: JsonSchema | undefined) =>
  order === undefined ? undefined : readOne(order, schema ?? {})
