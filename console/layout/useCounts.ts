import type { DataOf, OperationId } from '@board/client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { boardsOf, type ConsoleBoard, type Reader } from '../base/boards.ts'
import type { Face } from '../base/face.ts'
import { defaultRows } from '../derive/list/address.ts'

type Counts = DataOf<'boardCounts'>

/** Fetches the numbers of a board's tabs with the operation that only counts. */
async function countsOf({ name, defaultFilter = {} }: ConsoleBoard, count: OperationId, signal: AbortSignal) {
  const answer = (await api.callAny(count, { body: defaultFilter, signal })) as Counts[number]
  return { ...answer, board: name }
}

/** Fetches the numbers of a board's tabs from its list, for a board without an operation that only counts. */
async function countsInList({ name, list, defaultFilter = {} }: ConsoleBoard, signal: AbortSignal) {
  const body = { ...defaultFilter, page: 1, rows: defaultRows }
  const { tabs = {} } = (await api.callAny(list, { body, signal })) as {
    tabs?: Readonly<Record<string, number>>
  }
  const counts = Object.entries(tabs).map(([display, count]) => ({
    display: Number(display),
    count,
    urgent: 0,
    ordinary: count
  }))
  // the records of these lists have no deadlines
  return { board: name, tabs: counts, overdue: 0, dueToday: 0, dueSoon: 0 }
}

async function fetchCounts(face: Face, reader: Reader, signal: AbortSignal): Promise<Counts> {
  const known = face === 'g' ? await api.call('boardCounts', { signal }) : []
  const others = boardsOf(face, reader).flatMap(board => {
    const { name, count, counted, attention } = board
    if (count) return known.some(one => one.board === name) ? [] : [countsOf(board, count, signal)]
    return face === 'admin' && attention?.length && !counted ? [countsInList(board, signal)] : []
  })
  // a number that cannot be read does not remove the others
  const read = await Promise.allSettled(others)
  return [...known, ...read.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))]
}

/** Fetches the counts of all boards of a face every minute; institutions get those of messages in one call. */
export function useCounts(face: Face, reader: Reader) {
  return useQuery({
    queryKey: ['counts', face, reader.permissions],
    queryFn: ({ signal }) => fetchCounts(face, reader, signal),
    refetchInterval: 60_000,
    retry: false
  })
}
