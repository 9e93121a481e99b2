import { useLoaderData, useLocation } from 'react-router-dom'
import type { PageHandle } from '../../app/document.ts'
import { pageLoader } from '../../app/loading.ts'
import { useT } from '../../lib/i18n.tsx'
import { ListPage } from '../../shared/list-page.tsx'
import { choice, id, listAddress, readList, rowsOrFailure } from '../../shared/list-query.ts'
import { MessageCards } from '../../shared/message-card.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import css from './list.module.css'

const filters = { fid: id, replied: choice([0, 1]) }

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, filters)
  const { fid, replied } = query.filter
  const order = replied === 1 ? 'repliedAt:desc' : 'approvedAt:desc'
  const [forum, messages] = await Promise.all([
    fid === undefined ? undefined : call('getForum', { query: { fid }, signal }),
    rowsOrFailure(call('listMessages', { query: { fid, replied, order, ...query.paging }, signal }), { t })
  ])
  return { query, forum, messages }
})

type Data = Awaited<ReturnType<typeof loader>>

export const handle: PageHandle<Data> = { title: (t, data) => data?.forum?.name ?? t('list.title') }

/** The messages of one board with their replies, or of all boards. */
export function Component() {
  const t = useT()
  const { query, forum, messages } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const isAll = query.filter.replied === undefined
  return (
    <ListPage
      title={forum?.name ?? t('list.title')}
      intro={
        forum ? (
          <>
            <p>{[forum.title, forum.regionName, forum.groupName].filter(Boolean).join(' · ')}</p>
            <p>{t('forum.counts', { messages: forum.messageCount, replies: forum.replyCount })}</p>
          </>
        ) : (
          <p>{t('list.intro')}</p>
        )
      }
      aside={
        forum && (
          <LinkButton className={css.write} to={`/threads/post?fid=${forum.fid}`} tone="primary">
            {t('forum.write')}
          </LinkButton>
        )
      }
      tabs={{
        label: t('list.tabs'),
        name: 'replied',
        choices: [
          { label: t('filter.all') },
          { value: 1, label: t('list.replied') },
          { value: 0, label: t('list.notReplied') }
        ]
      }}
      query={query}
      results={messages}
      found={total => t('search.found', { total })}
      rows={list => <MessageCards messages={list} />}
      empty={{
        title: t('list.none'),
        hint: isAll ? (
          <p>{t('list.noneHint')}</p>
        ) : (
          <Link to={listAddress(pathname, query, { replied: undefined })}>{t('list.showAll')}</Link>
        )
      }}
    />
  )
}
