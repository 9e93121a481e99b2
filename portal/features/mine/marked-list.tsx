import { type ReactNode, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { OwnNav } from '../../shared/account/own-nav.tsx'
import { ListPage } from '../../shared/lists/list-page.tsx'
import {
  isFailure,
  type ListFailure,
  type ListQuery,
  type ListRows,
  listAddress,
  text
} from '../../shared/lists/list-query.ts'
import { Link } from '../../ui/link.tsx'
import { CardList } from '../../ui/lists/card-list.tsx'
import { MarkedCard } from './marked-card.tsx'
import { type Kept, type MarkedRow, mergeKeptRows } from './marked-rows.ts'
import type { MarkedWords } from './marked-words.ts'

/** The filters of a list of marked messages. */
export const markedFilters = { keywords: text(100) }

interface MarkedListProps {
  query: ListQuery
  results: ListRows<MarkedRow> | ListFailure
  words: MarkedWords
  /** Removes a message from the list. */
  remove: (tid: number, idempotencyKey: string) => Promise<unknown>
  /** Restores a message; absent if that is not possible. */
  restore?: (tid: number, idempotencyKey: string) => Promise<unknown>
  aside?: ReactNode
  /** Puts the page into a frame of its own, instead of the navigation between one’s own lists. */
  frame?: ((page: ReactNode) => ReactNode) | undefined
  children?: ReactNode
}

/**
 * Shows messages that the reader keeps, follows or has opened. A removed message leaves a confirmation in its place
 * until the next navigation.
 */
export function MarkedList(props: MarkedListProps) {
  const { key } = useLocation()
  const page = <MarkedPage key={key} {...props} />
  if (props.frame) return props.frame(page)
  return (
    <>
      <OwnNav />
      {page}
    </>
  )
}

function MarkedPage({ query, results, words, remove, restore, aside, children }: MarkedListProps) {
  const t = useT()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const [kept, setKept] = useState<readonly Kept[]>([])
  const rows = isFailure(results) ? [] : mergeKeptRows(results.list, kept)
  const total = isFailure(results) ? 0 : results.total
  const isSearch = 'keywords' in query.values

  const keep = (row: MarkedRow, isGone: boolean) => {
    const index = rows.findIndex(({ tid }) => tid === row.tid)
    setKept(now => [...now.filter(one => one.row.tid !== row.tid), { row, index, isGone }])
    revalidate()
  }
  return (
    <ListPage
      title={t(words.title)}
      aside={aside}
      filters={{
        label: t('marks.search'),
        main: [{ kind: 'search', name: 'keywords', label: t('marks.search'), most: 100 }]
      }}
      query={query}
      results={isFailure(results) ? results : { ...results, list: rows, total: Math.max(total, rows.length) }}
      found={() =>
        t(words.found, {
          total: formatNumber(total) + (!isFailure(results) && results.totalCapped ? '+' : '')
        })
      }
      rows={list => (
        <CardList rows={list} keyOf={row => row.tid}>
          {row => (
            <MarkedCard
              row={row}
              words={words}
              isGone={kept.some(one => one.row.tid === row.tid && one.isGone)}
              wasBack={kept.some(one => one.row.tid === row.tid && !one.isGone)}
              remove={async idempotencyKey => {
                await remove(row.tid, idempotencyKey)
                keep(row, true)
              }}
              restore={
                restore &&
                (async idempotencyKey => {
                  await restore(row.tid, idempotencyKey)
                  keep(row, false)
                })
              }
            />
          )}
        </CardList>
      )}
      empty={
        isSearch
          ? {
              title: t('search.none'),
              hint: <Link to={listAddress(pathname, { values: {} })}>{t('search.clear')}</Link>
            }
          : {
              title: t(words.none),
              hint: (
                <>
                  <p>{t(words.noneHint)}</p>
                  <Link to="/threads/list">{t('menu.letters')}</Link>
                </>
              )
            }
      }
    >
      {children}
    </ListPage>
  )
}
