import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { BoardCount, ConsoleDataProvider } from '../../api/types.ts'
import { type ConsoleBoard, showsTabs } from '../../base/boards.ts'
import type { Values } from '../../base/values.ts'

/** Returns the counts of a board's tabs under its filters; undefined until known, or if no tabs are shown. */
export function useBoardCounts(
  board: ConsoleBoard,
  { display: _tab, ...filter }: Values
): BoardCount | undefined {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { data } = useQuery({
    queryKey: [board.name, 'count', { filter }],
    queryFn: ({ signal }) => dataProvider.count(board.name, { filter, signal }),
    placeholderData: keepPreviousData,
    enabled: board.count !== undefined && showsTabs(board),
    refetchInterval: 60_000
  })
  return data?.data
}
