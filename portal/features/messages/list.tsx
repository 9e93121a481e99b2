import { Link, useLoaderData, useLocation, useSearchParams } from 'react-router-dom'
import type { PageHandle } from '../../app/document.ts'
import { pageLoader } from '../../app/loading.ts'
import { useT } from '../../lib/i18n.tsx'
import { MessageCards } from '../../shared/message-card.tsx'
import { numberIn, oneOf, withQuery } from '../../shared/query.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pager } from '../../ui/pager.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import css from './list.module.css'

const rows = 10

export const loader = pageLoader(async ({ call, url, signal }) => {
  const query = url.searchParams
  const fid = numberIn(query, 'fid')
  const replied = oneOf(query, 'replied', [0, 1])
  const page = numberIn(query, 'page') ?? 1
  const order = replied === 1 ? 'repliedAt:desc' : 'approvedAt:desc'
  const [forum, messages] = await Promise.all([
    fid === undefined ? undefined : call('getForum', { query: { fid }, signal }),
    call('listMessages', { query: { fid, replied, order, page, rows }, signal })
  ])
  return { forum, messages, replied, page }
})

type Data = Awaited<ReturnType<typeof loader>>

export const handle: PageHandle<Data> = { title: (t, data) => data?.forum?.name ?? t('list.title') }

/** The messages of one board with their replies, or of all boards. */
export function Component() {
  const t = useT()
  const { forum, messages, replied, page } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const tab = (id: string, label: string, value: number | undefined) => ({
    id,
    label,
    to: withQuery(pathname, query, { replied: value, page: undefined })
  })
  return (
    <>
      <PageHead
        title={forum?.name ?? t('list.title')}
        aside={
          forum && (
            <LinkButton className={css.write} to={`/threads/post?fid=${forum.fid}`} tone="primary">
              {t('forum.write')}
            </LinkButton>
          )
        }
      >
        {forum ? (
          <>
            <p>{[forum.title, forum.regionName, forum.groupName].filter(Boolean).join(' · ')}</p>
            <p>{t('forum.counts', { messages: forum.messageCount, replies: forum.replyCount })}</p>
          </>
        ) : (
          <p>{t('list.intro')}</p>
        )}
      </PageHead>
      <TabLinks
        label={t('list.tabs')}
        current={String(replied ?? 'all')}
        tabs={[
          tab('all', t('filter.all'), undefined),
          tab('1', t('list.replied'), 1),
          tab('0', t('list.notReplied'), 0)
        ]}
      />
      <div className={css.results}>
        {messages.list.length > 0 ? (
          <MessageCards messages={messages.list} heading="h2" />
        ) : (
          <EmptyState title={t('list.none')}>
            <p>
              {replied === undefined ? (
                t('list.noneHint')
              ) : (
                <Link to={withQuery(pathname, query, { replied: undefined, page: undefined })}>
                  {t('list.showAll')}
                </Link>
              )}
            </p>
          </EmptyState>
        )}
        <Pager
          page={page}
          rows={rows}
          total={messages.total}
          capped={messages.totalCapped}
          hrefOf={to => withQuery(pathname, query, { page: to })}
        />
      </div>
    </>
  )
}
