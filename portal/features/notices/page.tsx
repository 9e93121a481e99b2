import type { DataOf } from '@board/client'
import { useEffect } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import type { PageHandle } from '../../services/page.ts'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import { ListPage } from '../../shared/lists/list-page.tsx'
import { listAddress, readList, rowsOrFailure } from '../../shared/lists/list-query.ts'
import { numberIn } from '../../shared/lists/query.ts'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const id = numberIn(url.searchParams, 'id')
  const query = readList(url.searchParams, {})
  if (id !== undefined) return { query, notice: await call('getNotice', { query: { id }, signal }) }
  const { page, rows } = query
  return {
    query,
    notices: await rowsOrFailure(call('listNotices', { query: { page, rows }, signal }), { t })
  }
})

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  title: (t, data) => data?.notice?.title ?? t('notices.title')
}

/** The page of administrators’ public notices: the list, or with `id` one notice. Specification 2. */
export function Component() {
  const { notice } = useLoaderData<typeof loader>()
  return notice ? <Notice notice={notice} /> : <Notices />
}

function Notices() {
  const t = useT()
  const { query, notices } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const { user } = useRoot()
  return (
    <ListPage
      title={t('notices.title')}
      query={query}
      results={notices}
      found={total => t('notices.found', { total })}
      rows={list => (
        <ul className={css.list}>
          {list.map(({ id, title, sentAt, readStatus }) => (
            <li key={id}>
              <Link className={css.entry} to={listAddress(pathname, query, { id })}>
                <span className={css.name}>
                  {user && readStatus === 0 && <Chip tone="new">{t('notices.unread')}</Chip>}
                  <span className={css.title}>{title}</span>
                </span>
                <Time at={sentAt} day />
              </Link>
            </li>
          ))}
        </ul>
      )}
      empty={{ title: t('notices.none'), hint: <p>{t('notices.noneHint')}</p> }}
    />
  )
}

function Notice({ notice: { id, title, sentAt, content, readStatus } }: { notice: DataOf<'getNotice'> }) {
  const t = useT()
  const { pathname } = useLocation()
  const { user } = useRoot()
  const { call } = useServices()
  const isNew = user !== null && readStatus === 0
  useEffect(() => {
    // if the call fails, the notice is still shown; it only stays unread
    if (isNew) call('readNotice', { body: { id } }).catch(() => undefined)
  }, [isNew, id, call])
  return (
    <article className={css.notice}>
      <PageHead title={title}>
        <Time at={sentAt} />
      </PageHead>
      <Card>
        <p className={css.content}>{content}</p>
      </Card>
      <p>
        <Link to={pathname}>{t('notices.all')}</Link>
      </p>
    </article>
  )
}
