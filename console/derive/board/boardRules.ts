import type { Board, JsonSchema } from '@board/schemas/vocabulary'
import type { SortPayload } from 'ra-core'
import { sortOfOrder } from '../../provider/boards.ts'
import { isSameSort, type ListRules } from '../list/address.ts'

/** The sort of a board if its reader has chosen none: the server's own order. */
export const usualSort: SortPayload = { field: 'id', order: 'ASC' }

/** Returns the orders offered on a tab (specification 6). */
export function ordersOf(board: Board, display: unknown, grading: boolean) {
  return board.orders.filter(
    ({ except, grading: isGrading }) => !except?.some(tab => tab === display) && (grading || !isGrading)
  )
}

/** Columns with the state of a board's own records, where they are about messages. */
const ownStates = ['processState', 'recheckState', 'reportState', 'deliveryState', 'deletionState']

/** Tells whether all records of a tab have the same state, so that its column only repeats the tab's name. */
export function isSaidByTab({ tabs, columns }: Board, display: unknown, column: string): boolean {
  // a row of an assignment or of a request has the message's state, too; the tab names its own
  const own = ownStates.find(name => columns.includes(name)) ?? 'state'
  // below the state stands who has the message while it is assigned
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
