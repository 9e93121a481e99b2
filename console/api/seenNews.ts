import type { BodyOf } from '@board/client'
import type { QueryClient } from '@tanstack/react-query'
import { api } from './client.ts'

/** The keys of the queries that contain notifications or their number; the menu's counts are among them. */
const newsKeys = ['notifications', 'messageCount', 'counts'] as const

/** Marks notifications as read, and fetches everything again that shows them or their number. @throws ApiError */
export async function markNewsSeen(
  queries: QueryClient,
  body: BodyOf<'markNotificationsSeen'>
): Promise<void> {
  await api.call('markNotificationsSeen', { body })
  await Promise.all(newsKeys.map(key => queries.invalidateQueries({ queryKey: [key] })))
}
