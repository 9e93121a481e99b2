import { type ConsoleBoard, schemasOf } from '../../base/boards.ts'
import { readAddress, writeAddress } from '../list/address.ts'
import { boardRules } from './boardRules.ts'

/**
 * Returns the address (below the basename) of the list that a page was opened from. `params` are the page's
 * parameters, which include those of the list.
 */
export function boardAddress(board: ConsoleBoard, params: URLSearchParams): string {
  const rules = boardRules(board, schemasOf(board).body)
  return `/${board.name}?${writeAddress(readAddress(params.toString(), rules))}`
}
