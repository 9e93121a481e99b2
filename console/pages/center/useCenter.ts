import type { DataOf } from '@board/client'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'

type Rows = 10 | 20 | 50 | 100
export const sizes: readonly Rows[] = [10, 20, 50, 100]

/** Where in a list somebody is. */
export interface Place {
  readonly page: number
  readonly rows: Rows
}

export const firstPage: Place = { page: 1, rows: 20 }

const wholeNumber = (text: string | null) =>
  text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined

/** Returns where the reader is in the list of this page, as its address says; another place changes the address. */
export function usePlace(): readonly [Place, (place: Place) => void] {
  const [params, setParams] = useSearchParams()
  const rows = wholeNumber(params.get('rows'))
  const place = {
    page: wholeNumber(params.get('page')) ?? firstPage.page,
    rows: sizes.find(size => size === rows) ?? firstPage.rows
  }
  const go = (next: Place) => {
    const changed = new URLSearchParams(params)
    changed.set('page', String(next.page))
    changed.set('rows', String(next.rows))
    setParams(changed)
  }
  return [place, go]
}

/** Which notifications are shown: those about one noun of the events, or only new ones. */
export interface NewsFilter {
  readonly kind?: string
  readonly unread?: 1
}

/** The nouns of events by which notifications can be narrowed, in the order of their tabs. */
export const newsKinds = [
  'message',
  'supplement',
  'reply',
  'grade',
  'assignment',
  'recheck',
  'delivery',
  'report',
  'extension',
  'deadline',
  'campaign',
  'case'
] as const

/** Returns the page of a notification's record; undefined if it has none that the reader's face shows. */
export function recordOf({
  subjectKind,
  subjectId
}: Pick<NewsPage['list'][number], 'subjectKind' | 'subjectId'>) {
  if (subjectId === null) return undefined
  if (subjectKind === 'campaign') return { kind: 'campaign', to: `/collectionMain?id=${subjectId}` } as const
  if (subjectKind === 'case') return { kind: 'case', to: `/applyCasePage?id=${subjectId}` } as const
  return undefined
}

/** The props of a list of the message center. */
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
export const useNews = (place: Place, filter: NewsFilter = {}) =>
  useQuery<NewsPage>({
    queryKey: ['notifications', place, filter],
    queryFn: ({ signal }) => api.call('listNotifications', { query: { ...place, ...filter }, signal }),
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
