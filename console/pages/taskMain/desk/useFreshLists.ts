import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isOfBoard } from '../../../api/isOfBoard.ts'

/**
 * Fetches the lists of boards again when something happened to the shown message: the list beside it must not show an
 * earlier deadline than the panel.
 * @param lastEvent the last event that the page shows
 */
export function useFreshLists(tid: number, lastEvent: number): void {
  const queries = useQueryClient()
  const known = useRef({ tid, lastEvent })
  useEffect(() => {
    const before = known.current
    known.current = { tid, lastEvent }
    if (before.tid !== tid || before.lastEvent === lastEvent) return
    void queries.invalidateQueries(
      { predicate: query => isOfBoard(query) && query.queryKey[1] === 'getList' },
      // after an act of the reader they are being fetched already
      { cancelRefetch: false }
    )
  }, [queries, tid, lastEvent])
}
