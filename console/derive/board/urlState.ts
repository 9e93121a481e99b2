import type { Board, JsonSchema } from '@board/schemas/vocabulary'
import { type ListState, readFilters, readInteger, readOne, readPlace, writeList } from '../list/params.ts'

/** What the address of a board says: the tab, the variant, where in the list, in which order, and the filters. */
export interface BoardState extends ListState {
  display: number
  typeId?: number
}

/** What a board's list accepts: the JSON Schema of its request body. */
export type ListBody = JsonSchema

/** The names of filters that the address may carry: the board's filters and the partners of its ranges. */
const filterNames = (board: Board): readonly string[] => board.filters

/**
 * Reads a board's address; what does not fit the contract is left out, so that a mistyped or outdated address
 * still shows a list. Specification 2 (display, typeId), 9 (page sizes).
 */
export function readState(params: URLSearchParams, board: Board, body: ListBody): BoardState {
  const display = readInteger(params, 'display')
  const order = params.get('order')
  const known = board.tabs.some(tab => tab.display === display)
  const state: BoardState = {
    display: known && display !== undefined ? display : (board.tabs[0]?.display ?? 1),
    ...readPlace(params),
    filter: readFilters(params, filterNames(board), body)
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
  return writeList(params, state)
}

/** The orders offered on a tab (specification 6). */
export function ordersOf(board: Board, display: number, grading: boolean) {
  return board.orders.filter(order => !order.except?.includes(display) && (grading || !order.grading))
}

/** The request body of a state under the board's default filter; only what the contract's body knows is sent. */
export function requestOf(
  board: Board,
  state: BoardState,
  body: ListBody,
  cursor?: string
): Record<string, unknown> {
  const known = body.properties ?? {}
  const wanted: Record<string, unknown> = {
    ...board.defaultFilter,
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
