import type { DataOf } from '@board/client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { boardsOf, type ConsoleBoard, type Reader } from '../boards.ts'
import type { Face } from '../face.ts'

type Counts = DataOf<'boardCounts'>

/** Reads the numbers of a board's tabs from its list, for a board that has no call that only counts. */
async function countsInList({ name, list, defaultFilter = {} }: ConsoleBoard, signal: AbortSignal) {
  const body = { ...defaultFilter, page: 1, rows: 1 }
  const { tabs = {} } = (await api.callAny(list, { body, signal })) as {
    tabs?: Readonly<Record<string, number>>
  }
  const counts = Object.entries(tabs).map(([display, count]) => ({
    display: Number(display),
    count,
    urgent: 0,
    ordinary: count
  }))
  // no deadline runs in these lists
  return { board: name, tabs: counts, overdue: 0, dueToday: 0, dueSoon: 0 }
}

async function fetchCounts(face: Face, reader: Reader, signal: AbortSignal): Promise<Counts> {
  const known = face === 'g' ? await api.call('boardCounts', { signal }) : []
  const counted = boardsOf(face, reader).flatMap(board =>
    board.count && !known.some(one => one.board === board.name) ? [{ board, count: board.count }] : []
  )
  const others = await Promise.all(
    counted.map(async ({ board, count }) => {
      const answer = (await api.callAny(count, { body: board.defaultFilter ?? {}, signal })) as Counts[number]
      return { ...answer, board: board.name }
    })
  )
  const listed = boardsOf(face, reader).filter(
    ({ attention, count, counted: elsewhere }) =>
      face === 'admin' && attention?.length && !count && !elsewhere
  )
  const read = await Promise.all(listed.map(board => countsInList(board, signal)))
  return [...known, ...others, ...read]
}

/** Fetches the counts of every board of a face each minute; institutions get those of messages in one call. */
export function useCounts(face: Face, reader: Reader) {
  return useQuery({
    queryKey: ['counts', face, reader.permissions],
    queryFn: ({ signal }) => fetchCounts(face, reader, signal),
    refetchInterval: 60_000,
    retry: false
  })
}
