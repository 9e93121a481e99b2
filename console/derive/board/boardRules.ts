import type { Board, JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import type { SortPayload } from 'ra-core'
import { sortOfOrder } from '../../provider/boards.ts'
import { isSameSort, type ListRules } from '../list/address.ts'

/** The sort of a board before the reader has chosen one. It stands for the order of the server. */
export const usualSort: SortPayload = { field: 'id', order: 'ASC' }

/** Returns the orders offered on a tab (specification 6). */
export function ordersOf(board: Board, display: unknown, grading: boolean) {
  return board.orders.filter(
    ({ except, grading: isGrading }) => !except?.some(tab => tab === display) && (grading || !isGrading)
  )
}

/** The columns with the state of a board's own records, on boards of requests and assignments. */
const ownStates = ['processState', 'recheckState', 'reportState', 'deliveryState', 'deletionState']

/** Tells whether all records of a tab have the same state, so that the column would only repeat the name of the tab. */
export function isSaidByTab({ tabs, columns }: Board, display: unknown, column: string): boolean {
  // a row of an assignment or of a request also has the state of the message; the tab selects by its own state
  const own = ownStates.find(name => columns.includes(name)) ?? 'state'
  // the column also shows the holder of an assigned message
  if (column === 'state' && columns.includes('assignedTo')) return false
  const state = tabs.find(tab => tab.display === display)?.holds?.state
  return column === own && Array.isArray(state) && state.length === 1
}

/**
 * Returns the rules for the address of a board. The tab and the variant are filters that stay when the others
 * are cleared. Specification 2.
 * @param body the request schema of the board's list
 */
export function boardRules(board: Board, body: JsonSchema): ListRules {
  const displays = board.tabs.map(({ display }) => display)
  return {
    filters: {
      display: { type: 'integer', enum: displays },
      typeId: { type: 'integer', minimum: 0, maximum: 999_999_999 },
      ...Object.fromEntries(board.filters.map(name => [name, body.properties?.[name] ?? {}]))
    },
    defaults: { display: displays[0] ?? 1 },
    // types that are all unticked empty the list; the chip of the filter brings all types back
    emptiable: ['typeIds'],
    kept: ['display', 'typeId'],
    aliases: {},
    usualSort,
    isSortable: (sort, { display }) =>
      ordersOf(board, display, true).some(({ value }) => isSameSort(sortOfOrder(value), sort))
  }
}
