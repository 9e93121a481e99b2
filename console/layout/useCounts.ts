import type { DataOf } from '@board/client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { boardsOf, type Reader } from '../boards.ts'
import type { Face } from '../face.ts'

type Counts = DataOf<'boardCounts'>

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
  return [...known, ...others]
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
