import { type GetListParams, useGetList } from 'ra-core'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { boardNamed, boards, type ConsoleBoard, schemasOf } from '../../boards.ts'
import { boardAddress } from '../../derive/board/boardAddress.ts'
import { boardRules } from '../../derive/board/boardRules.ts'
import { defaultRows, type ListAddress, readAddress, writeAddress } from '../../derive/list/address.ts'
import { rowAddress } from '../../derive/schema/columns.ts'
import type { BoardRecord } from '../../provider/boards.ts'

/** Tells whether a row of the list is the record that the page shows, by the parameters that lead to it. */
function isShown(board: ConsoleBoard, row: BoardRecord, params: URLSearchParams): boolean {
  const query = board.open?.query ?? { messageId: board.row.id }
  return Object.entries(query).every(([name, field]) => params.get(name) === String(row[field]))
}

/** A row of the list with its address on this page. */
export interface Neighbour {
  id: string
  row: BoardRecord
  to: string
  current: boolean
}

type PageParams = Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>>

/**
 * Returns one page of a list, under the key with which its ListBase fetched it; empty if it could not be
 * fetched.
 */
function usePage(board: ConsoleBoard, params: PageParams, enabled: boolean) {
  const { page, perPage } = params.pagination
  const {
    data = [],
    total = 0,
    pageInfo,
    isPending,
    error
  } = useGetList<BoardRecord>(board.name, params, {
    enabled,
    retry: false,
    placeholderData: previous => previous
  })
  if (error) return { rows: [], hasNextPage: false, isPending }
  return { rows: data, hasNextPage: pageInfo?.hasNextPage ?? page * perPage < total, isPending }
}

/**
 * Returns the list that a page was opened from (`list` and the list's own parameters in the address), and the
 * records before and after the one shown, also across the edge of a page. Undefined if the page was opened by
 * itself.
 *
 * react-admin's usePrevNextController does not fit: at the edge of a page it fetches a thousand records at
 * once, and the contract gives at most a hundred; it needs a total, which a long board does not count; and it
 * links to the edit or show page of a resource, while each board defines the address of its rows.
 */
export function useNeighbours() {
  const [params] = useSearchParams()
  const search = params.toString()
  const board = boardNamed(params.get('list'))
  const source = board ?? boards[0]
  if (!source) throw new Error('There is no board')
  const rules = useMemo(() => boardRules(source, schemasOf(source).body), [source])
  const state = useMemo(() => readAddress(search, rules), [rules, search])
  const { filter, sort = rules.usualSort, page = 1, perPage = defaultRows } = state
  const pageAt = (at: number): PageParams => ({ pagination: { page: at, perPage }, sort, filter })

  const { rows, hasNextPage, isPending } = usePage(source, pageAt(page), board !== undefined)
  const at = board ? rows.findIndex(row => isShown(board, row, params)) : -1
  const atEnd = at >= 0 && at === rows.length - 1 && hasNextPage
  const atStart = at === 0 && page > 1
  const nextPage = usePage(source, pageAt(page + 1), atEnd)
  const previousPage = usePage(source, pageAt(Math.max(1, page - 1)), atStart)
  if (!board) return undefined

  const neighbour = (row: BoardRecord | undefined, of: ListAddress): Neighbour | undefined =>
    row && {
      id: String(row.id),
      row,
      to: `${rowAddress(board, row)}&${writeAddress(of)}&list=${board.name}`,
      current: isShown(board, row, params)
    }
  return {
    board,
    isPending,
    back: boardAddress(board, params),
    rows: rows.flatMap(row => neighbour(row, state) ?? []),
    previous: atStart
      ? neighbour(previousPage.rows.at(-1), { ...state, page: page - 1 })
      : neighbour(rows[at - 1], state),
    next:
      at < 0
        ? neighbour(rows[0], state)
        : atEnd
          ? neighbour(nextPage.rows[0], { ...state, page: page + 1 })
          : neighbour(rows[at + 1], state)
  }
}
