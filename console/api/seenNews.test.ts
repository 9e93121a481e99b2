import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from './client.ts'
import { markNewsSeen } from './seenNews.ts'

afterEach(() => void vi.restoreAllMocks())

const shown = ['notifications', 'messageCount', 'counts', 'notices'] as const

/** Returns the queries that are fetched again after this. */
async function staleAfter(act: (queries: QueryClient) => Promise<void>) {
  const queries = new QueryClient()
  for (const key of shown) queries.setQueryData([key, 1], {})
  await act(queries).catch(() => undefined)
  return shown.filter(key => queries.getQueryState([key, 1])?.isInvalidated)
}

test('news that is read changes the lists, the number in the bar and the counts of the menu', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({} as never)
  const body = { lastId: 7, alone: true }
  expect(await staleAfter(queries => markNewsSeen(queries, body))).toEqual([
    'notifications',
    'messageCount',
    'counts'
  ])
  expect(call).toHaveBeenCalledExactlyOnceWith('markNotificationsSeen', { body })
})

test('news that could not be marked changes nothing', async () => {
  vi.spyOn(api, 'call').mockRejectedValue(new Error('offline'))
  expect(await staleAfter(queries => markNewsSeen(queries, { lastId: 7 }))).toEqual([])
})
