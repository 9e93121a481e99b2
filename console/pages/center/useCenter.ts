import type { DataOf } from '@board/client'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

type Rows = 10 | 20 | 50 | 100
export const sizes: readonly Rows[] = [10, 20, 50, 100]

/** Where in a list somebody is. */
export interface Place {
  readonly page: number
  readonly rows: Rows
}

export const firstPage: Place = { page: 1, rows: 20 }

/** What a list of the message center is given. */
export interface ListProps<Page> {
  query: UseQueryResult<Page>
  place: Place
  onPlace: (place: Place) => void
}

export type NewsPage = DataOf<'listNotifications'>
export type NoticePage = DataOf<'listNotices'>

/** Everything that shows how much is new is asked for anew under these keys. */
export const centerKeys = ['notifications', 'notices', 'messageCount'] as const

/** Notifications of what happened, a page of them. */
export const useNews = (place: Place) =>
  useQuery<NewsPage>({
    queryKey: ['notifications', place],
    queryFn: ({ signal }) => api.call('listNotifications', { query: place, signal }),
    placeholderData: keepPreviousData,
    retry: false
  })

/** Notices that administrators have sent, a page of them. */
export const useNotices = (place: Place) =>
  useQuery<NoticePage>({
    queryKey: ['notices', place],
    queryFn: ({ signal }) => api.call('listNotices', { query: place, signal }),
    placeholderData: keepPreviousData,
    retry: false
  })
