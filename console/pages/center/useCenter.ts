import type { DataOf } from '@board/client'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { faceOf } from '../../base/face.ts'

type Rows = 10 | 20 | 50 | 100
export const sizes: readonly Rows[] = [10, 20, 50, 100]

/** The position in a list: the page and its number of rows. */
export interface Place {
  readonly page: number
  readonly rows: Rows
}

export const firstPage: Place = { page: 1, rows: 20 }

const wholeNumber = (text: string | null) =>
  text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined

/** Returns the reader's position in the list, which is in the address, and a function that changes it. */
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

/** The filter of the notifications: those about one noun of the events, or only new ones. */
export interface NewsFilter {
  readonly kind?: string
  readonly unread?: 1
}

/** The nouns of events by which notifications can be filtered, in the order of their tabs. */
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

/** Returns the page of a notification's record; undefined if the reader's face has no such page. */
export function recordOf({
  subjectKind,
  subjectId
}: Pick<NewsPage['list'][number], 'subjectKind' | 'subjectId'>) {
  if (subjectId === null) return undefined
  if (subjectKind === 'issue') return { kind: 'issue', to: `/hotIssue?id=${subjectId}` } as const
  if (faceOf(window.location.pathname) !== 'g') return undefined
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

/** The query keys of everything that shows the number of new items. */
export const centerKeys = ['notifications', 'notices', 'messageCount'] as const

/** Fetches a page of notifications. */
export const useNews = (place: Place, filter: NewsFilter = {}) =>
  useQuery<NewsPage>({
    queryKey: ['notifications', place, filter],
    queryFn: ({ signal }) => api.call('listNotifications', { query: { ...place, ...filter }, signal }),
    placeholderData: keepPreviousData,
    retry: false
  })

/** Fetches a page of notices from administrators. */
export const useNotices = (place: Place) =>
  useQuery<NoticePage>({
    queryKey: ['notices', place],
    queryFn: ({ signal }) => api.call('listNotices', { query: place, signal }),
    placeholderData: keepPreviousData,
    retry: false
  })
