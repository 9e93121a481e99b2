import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import {
  isFailure,
  type ListFailure,
  type ListQuery,
  type ListRows,
  listAddress
} from '../../shared/list-query.ts'
import { MessageCards, type MessageRow } from '../../shared/message-card.tsx'
import { Banner } from '../../ui/banner.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import css from './campaign.module.css'

/** The id of the heading of the entries, to which the links between their pages lead. */
export const entriesId = 'entries'

interface EntriesProps {
  query: ListQuery
  entries: ListRows<MessageRow> | ListFailure
  /** The words where there is none, and what to do then. */
  none: string
  join?: string
}

/**
 * Shows a page of entries. The parts of list pages would not fit into the first view beside a campaign's text: here
 * are their cards, and links to the pages before and after.
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
  const to = (page: number) =>
    `${listAddress(pathname, query, { page: page > 1 ? page : undefined })}#${entriesId}`
  const isLast = page * rows >= entries.total
  return (
    <>
      <MessageCards messages={entries.list} page="/rmjy/rd/threads/content" />
      {(page > 1 || !isLast) && (
        <nav className={css.pages} aria-label={t('ui.pages')}>
          {page > 1 && <LinkButton to={to(page - 1)}>{t('ui.previousPage')}</LinkButton>}
          <span>{t('ui.pageOf', { page, last: Math.ceil(entries.total / rows) })}</span>
          {!isLast && <LinkButton to={to(page + 1)}>{t('ui.nextPage')}</LinkButton>}
        </nav>
      )}
    </>
  )
}

/** Returns the ref of the heading of the entries, which gets the focus when another page of them was asked for. */
export function useEntriesHeading() {
  const { hash, key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(key)
  useEffect(() => {
    if (hash === `#${entriesId}` && first.current !== key) heading.current?.focus()
  }, [hash, key])
  return heading
}
