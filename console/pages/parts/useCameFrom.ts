import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { boardNamed, boards, type ConsoleBoard, schemasOf } from '../../base/boards.ts'
import { boardAddress } from '../../derive/board/boardAddress.ts'
import { boardRules } from '../../derive/board/boardRules.ts'
import { defaultRows, readAddress, writeAddress } from '../../derive/list/address.ts'
import { useNeighbours } from '../../derive/list/useNeighbours.ts'
import { noteDone, notePlaces, usePlaces, withLeft } from '../../derive/list/walk.ts'
import { pageOfRow, rowAddress } from '../../fields/columns.ts'
import type { BoardRecord } from '../../provider/boards.ts'

/** Tells whether a row of the list is the record of the page, by the parameters of its address. */
function isShown(board: ConsoleBoard, row: BoardRecord, params: URLSearchParams): boolean {
  const { query } = pageOfRow(board, row)
  return Object.entries(query).every(([name, field]) => params.get(name) === String(row[field]))
}

/** A row of the list with its address on this page. */
export interface ListedRow {
  id: string
  row: BoardRecord
  to: string
  current: boolean
  /** The text of the action on it since the list was opened. */
  done: string | undefined
  /** True if it is no longer in the list, and is shown at its former place. */
  hasLeft: boolean
}

/**
 * Returns the list from which a page was opened (`list` and the list's own parameters in the address), and the records
 * before and after the shown one. Undefined if the page was opened directly.
 */
export function useCameFrom() {
  const [params] = useSearchParams()
  const search = params.toString()
  const board = boardNamed(params.get('list'))
  const source = board ?? boards[0]
  if (!source) throw new Error('There is no board')
  const rules = useMemo(() => boardRules(source, schemasOf(source).body), [source])
  const state = useMemo(() => readAddress(search, rules), [rules, search])
  const { filter, sort = rules.usualSort, page = 1, perPage = defaultRows } = state
  const list = `${source.name} ${JSON.stringify([filter, sort, perPage])}`
  const places = usePlaces(list)
  const isShownRow = (row: BoardRecord) => isShown(source, row, params)
  const {
    listed: fresh,
    records,
    isPending,
    at,
    isFound,
    previous,
    next
  } = useNeighbours<BoardRecord>(
    source.name,
    { filter, sort, page, perPage },
    {
      isShown: isShownRow,
      enabled: board !== undefined,
      withLeft: rows => withLeft(rows, places, page, ({ row, done }) => done !== undefined || isShownRow(row))
    }
  )
  const shown = isFound ? records[at] : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places change with the fetched rows
  useEffect(() => {
    const listed = records.map((row, index) => {
      const after = records[index - 1]?.id
      return { row, page, index, after: after === undefined ? after : String(after) }
    })
    notePlaces(
      list,
      listed.filter(({ row }) => fresh.includes(row))
    )
  }, [list, fresh, page])
  const id = shown && String(shown.id)
  const mark = useCallback(
    (done: string) => {
      if (id !== undefined) noteDone(list, id, done)
    },
    [list, id]
  )
  if (!board) return undefined

  const listed = (row: BoardRecord | undefined, onPage = state.page): ListedRow | undefined => {
    if (!row) return undefined
    const of = onPage === undefined ? state : { ...state, page: onPage }
    return {
      id: String(row.id),
      row,
      to: `${rowAddress(board, row)}&${writeAddress(of)}&list=${board.name}`,
      current: isShownRow(row),
      done: places.get(String(row.id))?.done,
      hasLeft: !fresh.some(({ id }) => id === row.id)
    }
  }
  return {
    board,
    isPending,
    back: boardAddress(board, params),
    rows: records.flatMap(row => listed(row) ?? []),
    previous: listed(previous?.record, previous?.page),
    /** Marks the shown record with the last action, as long as the list is open. */
    mark,
    // after a record that was never in this list comes the list's first one
    next: isFound ? listed(next?.record, next?.page) : listed(records[0])
  }
}
