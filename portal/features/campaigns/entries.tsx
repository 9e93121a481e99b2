import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import {
  isFailure,
  type ListFailure,
  type ListQuery,
  type ListRows,
  listAddress,
  rowChoices
} from '../../shared/lists/list-query.ts'
import { MessageCards, type MessageRow } from '../../shared/messages/message-card.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import css from './campaign.module.css'

/** The id of the heading of the entries. The links between their pages lead to it. */
export const entriesId = 'entries'

interface EntriesProps {
  query: ListQuery
  entries: ListRows<MessageRow> | ListFailure
  /** The text for an empty list. */
  none: string
  join?: string
}

/**
 * Shows one page of entries. The components of list pages would exceed the size of the first view beside a campaign’s
 * text, so this shows only the cards and links to the pages before and after.
 */
export function Entries({ query, entries, none, join }: EntriesProps) {
  const t = useT()
  const { pathname } = useLocation()
  if (isFailure(entries)) {
    return (
      <Banner
        tone="late"
        title={t('list.failed')}
        action={<LinkButton to={listAddress(pathname, query)}>{t('ui.retry')}</LinkButton>}
      >
        {entries.message}
      </Banner>
    )
  }
  const { page, rows } = query
  if (entries.list.length === 0) {
    return (
      <EmptyState title={page > 1 ? t('list.noPage') : none}>
        {join && page === 1 && <LinkButton to={join}>{t('campaign.join')}</LinkButton>}
      </EmptyState>
    )
  }
  const address = (change: Record<string, string | number | undefined>) =>
    `${listAddress(pathname, query, change)}#${entriesId}`
  const isBeyond = 'cursor' in query.paging
  const isLast = entries.list.length < rows || (!entries.totalCapped && page * rows >= entries.total)
  const next = isLast
    ? undefined
    : // after the counted rows, the next page is found by the last entry of this page
      entries.totalCapped && (isBeyond || (page + 1) * rows > entries.total)
      ? entries.nextCursor && address({ page: page + 1, cursor: entries.nextCursor })
      : address({ page: page + 1 })
  const previous = isBeyond ? address({}) : address({ page: page > 2 ? page - 1 : undefined })
  return (
    <>
      <MessageCards messages={entries.list} page="/rmjy/rd/threads/content" />
      {(page > 1 || next) && (
        <nav className={css.pages} aria-label={t('ui.pages')}>
          {page > 1 && (
            <LinkButton to={previous}>{t(isBeyond ? 'list.toFirst' : 'ui.previousPage')}</LinkButton>
          )}
          <span>
            {entries.totalCapped
              ? t('ui.page', { page })
              : t('ui.pageOf', { page, last: Math.ceil(entries.total / rows) })}
          </span>
          {next && <LinkButton to={next}>{t('ui.nextPage')}</LinkButton>}
        </nav>
      )}
      {entries.total > rowChoices[0] && (
        <nav className={css.sizes} aria-label={t('list.rows')}>
          <span aria-hidden="true">{t('list.rows')}</span>
          {rowChoices.map(choice => (
            <Link
              key={choice}
              to={address({ rows: choice })}
              aria-label={t('list.rowsOf', { rows: choice })}
              aria-current={choice === rows ? 'true' : undefined}
            >
              {choice}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}

/** Returns the ref of the heading of the entries. It gets the focus after a move to another page of them. */
export function useEntriesHeading() {
  const { hash, key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(key)
  useEffect(() => {
    if (hash === `#${entriesId}` && first.current !== key) heading.current?.focus()
  }, [hash, key])
  return heading
}
