import type { BodyOf } from '@board/client'
import { useState } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { useServices } from '../../services/services.tsx'
import { OwnNav } from '../../shared/account/own-nav.tsx'
import { useAct } from '../../shared/forms/use-act.ts'
import { ListPage } from '../../shared/lists/list-page.tsx'
import {
  choice,
  isFailure,
  listAddress,
  readList,
  rowsOrFailure,
  text
} from '../../shared/lists/list-query.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { CardList } from '../../ui/lists/card-list.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Status } from '../../ui/notices/status.tsx'
import css from './inbox.module.css'
import { newsKinds } from './inbox-words.ts'
import { NewsCard } from './news-card.tsx'
import { NoticeBox } from './notice-box.tsx'

type Body = BodyOf<'markNotificationsSeen'>

const filters = { kind: choice(newsKinds), unread: choice([1]), keywords: text(100) }

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, filters)
  const asked = { ...query.filter, ...query.paging }
  const [news, notices, { list: newest }] = await Promise.all([
    rowsOrFailure(call('listNotifications', { query: asked, signal }), { t }),
    call('listNotices', { query: { rows: 10 }, signal }),
    call('listNotifications', { query: { rows: 10 }, signal })
  ])
  return { query, news, notices, lastId: newest[0]?.id }
})

/** The page of the reader’s notifications, with the notices of the platform beside them. Specification 2. */
export function Component() {
  const t = useT()
  const { pathname } = useLocation()
  const { query, news, notices, lastId } = useLoaderData<typeof loader>()
  const { busy, failure, said, mark, open } = useMarkSeen()
  const unread = isFailure(news) ? 0 : news.unread
  const isNarrowed = 'kind' in query.values || 'keywords' in query.values
  return (
    <>
      <OwnNav />
      <div className={css.columns}>
        <div>
          <ListPage
            title={t('own.inbox')}
            intro={
              // the number in the header counts both
              unread + notices.unread > 0 && (
                <p>{t('inbox.unreadOf', { news: unread, notices: notices.unread })}</p>
              )
            }
            aside={
              unread > 0 &&
              lastId !== undefined && (
                <Button busy={busy} onClick={() => mark({ lastId }, t('inbox.allSeen'))}>
                  {t('inbox.markAll')}
                </Button>
              )
            }
            filters={{
              label: t('inbox.search'),
              main: [
                { kind: 'search', name: 'keywords', label: t('inbox.search'), most: 100 },
                {
                  kind: 'choice',
                  name: 'kind',
                  label: t('inbox.kind'),
                  choices: newsKinds.map(kind => ({ value: kind, label: t(`inbox.kind.${kind}`) }))
                }
              ]
            }}
            tabs={{
              label: t('inbox.tabs'),
              name: 'unread',
              choices: [{ label: t('filter.all') }, { value: 1, label: t('inbox.unread'), count: unread }]
            }}
            query={query}
            results={news}
            found={total => t('inbox.found', { total })}
            rows={list => (
              <CardList flush rows={list} keyOf={one => one.id}>
                {one => (
                  <NewsCard
                    news={one}
                    busy={busy}
                    onSeen={() => mark({ lastId: one.id, alone: true }, t('inbox.seen'))}
                    onOpen={() => open(one.id)}
                  />
                )}
              </CardList>
            )}
            empty={
              isNarrowed
                ? {
                    title: t('inbox.noneFound'),
                    hint: <Link to={listAddress(pathname, { values: {} })}>{t('search.clear')}</Link>
                  }
                : {
                    title: t(query.filter.unread ? 'inbox.noneUnread' : 'inbox.none'),
                    hint: <p>{t('inbox.noneHint')}</p>
                  }
            }
          >
            <div className={css.said}>
              <Status>{said}</Status>
              {failure && <Banner tone="late">{failure.words}</Banner>}
            </div>
          </ListPage>
        </div>
        <NoticeBox notices={notices} />
      </div>
    </>
  )
}

/**
 * Marks notifications as read. If the reader pressed a button to do so, the page confirms it. The number in the header
 * changes, too.
 */
function useMarkSeen() {
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  const [said, setSaid] = useState('')
  const { run, busy, failure } = useAct(
    async ({ body, words }: { body: Body; words: string }, idempotencyKey) => {
      setSaid('')
      await call('markNotificationsSeen', { body, idempotencyKey })
      setSaid(words)
      await revalidate()
    }
  )
  const mark = (body: Body, words: string) => run({ body, words })
  // the page is left at the same time; if the call fails, the notification stays unread
  const open = (lastId: number) =>
    void call('markNotificationsSeen', { body: { lastId, alone: true } }).catch(() => undefined)
  return { busy, failure, said, mark, open }
}
