import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { boardNamed, boards, type ConsoleBoard, schemasOf } from '../../boards.ts'
import { type BoardState, readState, writeState } from '../../derive/board/urlState.ts'
import { type Row, useBoardList } from '../../derive/board/useBoardData.ts'
import { rowAddress } from '../../derive/schema/columns.ts'

/** Whether a row of the list is the record that the page shows, by the parameters that lead to it. */
function isShown(board: ConsoleBoard, row: Row, params: URLSearchParams): boolean {
  const query = board.open?.query ?? { messageId: board.row.id }
  return Object.entries(query).every(([name, field]) => params.get(name) === String(row[field]))
}

/** A row with where it leads from here. */
export interface Neighbour {
  id: string
  row: Row
  to: string
  current: boolean
}

/**
 * The list that a page was opened from (`list` and the list's own parameters in the address), and the records before
 * and after the one shown, over the edge of the page too. Undefined where the page was opened by itself.
 */
export function useNeighbours() {
  const [params] = useSearchParams()
  const search = params.toString()
  const board = boardNamed(params.get('list'))
  const source = board ?? boards[0]
  if (!source) throw new Error('There is no board')
  const state = useMemo(
    () => readState(new URLSearchParams(search), source, schemasOf(source).body),
    [source, search]
  )
  const { list, isPending } = useBoardList(source, state, board !== undefined)
  const at = board ? list.rows.findIndex(row => isShown(board, row, params)) : -1
  const last = (state.page - 1) * state.rows + list.rows.length
  const atEnd = at >= 0 && at === list.rows.length - 1 && (list.capped || last < list.total)
  const atStart = at === 0 && state.page > 1
  const nextState = { ...state, page: state.page + 1 }
  const previousState = { ...state, page: Math.max(1, state.page - 1) }
  const nextPage = useBoardList(source, nextState, board !== undefined && atEnd)
  const previousPage = useBoardList(source, previousState, board !== undefined && atStart)
  if (!board) return undefined

  const neighbour = (row: Row | undefined, of: BoardState): Neighbour | undefined =>
    row && {
      id: String(row[board.row.id]),
      row,
      to: `${rowAddress(board, row)}&${writeState(of)}&list=${board.name}`,
      current: isShown(board, row, params)
    }
  return {
    board,
    isPending,
    back: `/${board.name}?${writeState(state)}`,
    rows: list.rows.flatMap(row => neighbour(row, state) ?? []),
    previous: atStart
      ? neighbour(previousPage.list.rows.at(-1), previousState)
      : neighbour(list.rows[at - 1], state),
    next:
      at < 0
        ? neighbour(list.rows[0], state)
        : atEnd
          ? neighbour(nextPage.list.rows[0], nextState)
          : neighbour(list.rows[at + 1], state)
  }
}
