import type { QueryClient } from '@tanstack/react-query'
import { api } from './client.ts'
import { isOfBoard } from './isOfBoard.ts'

/** Adds a message to the reader's own board, or removes it. Specification 7. */
export const keepMessage = (tid: number, isKept: boolean): Promise<unknown> =>
  api.call('cancelFavoriteByMessageId', { query: { status: isKept ? 1 : 0, messageId: tid } })

/** Fetches the lists of the boards again, and their counts. */
export async function refreshBoards(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ predicate: isOfBoard })
  await queries.invalidateQueries({ queryKey: ['counts'] })
}
