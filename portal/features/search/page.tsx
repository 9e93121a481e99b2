import { messageTypes } from '@board/schemas/formats'
import { Link, useLoaderData, useLocation, useSearchParams } from 'react-router-dom'
import type { PageHandle } from '../../app/document.ts'
import { pageLoader } from '../../app/loading.ts'
import { useT } from '../../lib/i18n.tsx'
import { endOfDay, startOfDay } from '../../lib/time.ts'
import { MessageCards } from '../../shared/message-card.tsx'
import { numberIn, oneOf, textIn, withQuery } from '../../shared/query.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Filters } from './filters.tsx'
import css from './page.module.css'

const rows = 10

export const loader = pageLoader(async ({ call, url, signal }) => {
  const query = url.searchParams
  const page = numberIn(query, 'page') ?? 1
  const from = startOfDay(query.get('from') ?? '')
  const until = endOfDay(query.get('until') ?? '')
  const badDates = from !== undefined && until !== undefined && until < from
  const filter = {
    keywords: textIn(query, 'keywords', 100),
    regionId: numberIn(query, 'regionId'),
    typeId: oneOf(query, 'typeId', messageTypes),
    domainId: numberIn(query, 'domainId'),
    replied: oneOf(query, 'replied', [0, 1]),
    timeSt: from,
    timeEd: until
  }
  const order = query.get('order') === 'repliedAt:desc' ? 'repliedAt:desc' : 'approvedAt:desc'
  const [provinces, messages] = await Promise.all([
    call('regionChildren', { query: {}, signal }),
    badDates
      ? { list: [], total: 0, totalCapped: false, nextCursor: null }
      : call('listMessages', { query: { ...filter, order, page, rows }, signal })
  ])
  return { provinces, messages, page, badDates, keywords: filter.keywords }
})

type Data = Awaited<ReturnType<typeof loader>>

export const handle: PageHandle<Data> = {
  title: (t, data) => (data?.keywords ? t('search.titleFor', { keywords: data.keywords }) : t('search.title'))
}

/** Searches public messages; everything that is asked stands in the address. */
export function Component() {
  const t = useT()
  const { provinces, messages, page, badDates, keywords } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const total = messages.totalCapped ? `${messages.total}+` : messages.total
  return (
    <>
      <PageHead title={t('search.title')} />
      <Filters provinces={provinces} badDates={badDates} />
      <p className={css.count} role="status">
        {keywords ? t('search.foundFor', { keywords, total }) : t('search.found', { total })}
      </p>
      {messages.list.length > 0 ? (
        <MessageCards messages={messages.list} heading="h2" />
      ) : (
        <EmptyState title={t('search.none')}>
          <p>{t('search.noneHint')}</p>
          <p>
            <Link to={pathname}>{t('search.clear')}</Link>
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
    </>
  )
}
