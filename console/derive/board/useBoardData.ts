import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { type ConsoleBoard, schemasOf, showsTabs } from '../../boards.ts'
import type { Values } from '../schema/fields.ts'
import { type BoardState, requestOf } from './urlState.ts'

/** One record of a board, with what its reader may do with it. */
export type Row = Values & { readonly allowedActions?: readonly string[] }

export interface BoardList {
  rows: readonly Row[]
  total: number
  /** There are more than `total`. */
  capped: boolean
  nextCursor?: string | null
}

interface ListAnswer {
  list: readonly Row[]
  total: number
  totalCapped?: boolean
  nextCursor?: string | null
}

/** Where the page after each visited page begins, so that deep pages cost no more than the first. */
const cursors = new Map<string, string>()
const mostCursors = 500

const placeOf = (board: ConsoleBoard, state: BoardState, page: number) =>
  JSON.stringify([board.name, { ...state, page }])

function rememberCursor(place: string, cursor: string) {
  if (cursors.size >= mostCursors) cursors.delete(cursors.keys().next().value ?? '')
  cursors.set(place, cursor)
}

const listKey = (board: ConsoleBoard, state?: BoardState) =>
  state ? ['board', board.name, state] : ['board', board.name]

async function fetchList(board: ConsoleBoard, state: BoardState, signal: AbortSignal): Promise<BoardList> {
  const cursor = state.page > 1 ? cursors.get(placeOf(board, state, state.page)) : undefined
  const body = requestOf(board, state, schemasOf(board).body, cursor)
  const answer = (await api.callAny(board.list, { body, signal })) as ListAnswer
  if (answer.nextCursor) rememberCursor(placeOf(board, state, state.page + 1), answer.nextCursor)
  const { list, total, totalCapped = false, nextCursor } = answer
  return { rows: list, total, capped: totalCapped, nextCursor }
}

const nothing: BoardList = { rows: [], total: 0, capped: false }

/** A page of a board; after a failed call the list is empty and the total 0 (specification 7). */
export function useBoardList(board: ConsoleBoard, state: BoardState, enabled = true) {
  const query = useQuery({
    queryKey: listKey(board, state),
    queryFn: ({ signal }) => fetchList(board, state, signal),
    placeholderData: keepPreviousData,
    retry: false,
    enabled
  })
  return {
    list: query.isError || !query.data ? nothing : query.data,
    isPending: query.isPending,
    isFetching: query.isFetching,
    failure: query.isError ? query.error : undefined,
    retry: () => void query.refetch()
  }
}

/** How many records each tab holds, as the count operation tells. */
export interface BoardCounts {
  tabs: readonly { display: number; count: number; urgent: number; ordinary: number }[]
  overdue: number
  dueToday: number
  dueSoon: number
}

/** The counts of a board's tabs under its filters; undefined until known, or where no tabs are shown. */
export function useBoardCounts(board: ConsoleBoard, state: BoardState): BoardCounts | undefined {
  const { count } = board
  const { filter, typeId } = state
  const unfiltered: BoardState = {
    display: state.display,
    page: 1,
    rows: 10,
    filter,
    ...(typeId === undefined ? {} : { typeId })
  }
  const {
    display: _display,
    page: _page,
    rows: _rows,
    ...body
  } = requestOf(board, unfiltered, schemasOf(board).body)
  return (
    useQuery({
      queryKey: ['board', board.name, 'counts', body],
      queryFn: async ({ signal }) =>
        count ? ((await api.callAny(count, { body, signal })) as BoardCounts) : null,
      placeholderData: keepPreviousData,
      enabled: count !== undefined && showsTabs(board),
      refetchInterval: 60_000
    }).data ?? undefined
  )
}
