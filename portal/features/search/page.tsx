import { messageTypes } from '@board/schemas/formats'
import { useLoaderData, useLocation } from 'react-router-dom'
import type { PageHandle } from '../../app/document.ts'
import { pageLoader } from '../../app/loading.ts'
import { useRoot } from '../../app/root.ts'
import { useT } from '../../lib/i18n.tsx'
import type { FilterBarProps } from '../../shared/filter-bar.tsx'
import { ListPage } from '../../shared/list-page.tsx'
import { choice, dayFrom, dayUntil, id, readList, rowsOrFailure, text } from '../../shared/list-query.ts'
import { MessageCards } from '../../shared/message-card.tsx'
import type { Region } from '../../shared/regions.ts'
import { Link } from '../../ui/link.tsx'

const filters = {
  keywords: text(100),
  regionId: id,
  typeId: choice(messageTypes),
  domainId: id,
  replied: choice([0, 1]),
  from: dayFrom,
  until: dayUntil,
  order: choice(['repliedAt:desc'])
}

const nothing = { list: [], total: 0, totalCapped: false, nextCursor: null }

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, filters)
  const { from, until, order = 'approvedAt:desc', ...filter } = query.filter
  const badDates = from !== undefined && until !== undefined && until < from
  const rows = badDates
    ? Promise.resolve(nothing)
    : call('listMessages', {
        query: { ...filter, timeSt: from, timeEd: until, order, ...query.paging },
        signal
      })
  const [provinces, messages] = await Promise.all([
    call('regionChildren', { query: {}, signal }),
    rowsOrFailure(rows, { t })
  ])
  return { query, provinces, messages, badDates }
})

type Data = Awaited<ReturnType<typeof loader>>

export const handle: PageHandle<Data> = {
  title: (t, data) => {
    const keywords = data?.query.filter.keywords
    return keywords ? t('search.titleFor', { keywords }) : t('search.title')
  }
}

/** Searches public messages; everything that is asked stands in the address. */
export function Component() {
  const t = useT()
  const { query, provinces, messages, badDates } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const { keywords } = query.filter
  return (
    <ListPage
      title={t('search.title')}
      filters={useFilters(provinces, badDates)}
      query={query}
      results={messages}
      found={total => (keywords ? t('search.foundFor', { keywords, total }) : t('search.found', { total }))}
      rows={list => <MessageCards messages={list} />}
      empty={{
        title: t('search.none'),
        hint: (
          <>
            <p>{t('search.noneHint')}</p>
            <Link to={pathname}>{t('search.clear')}</Link>
          </>
        )
      }}
    />
  )
}

function useFilters(provinces: readonly Region[], badDates: boolean): FilterBarProps {
  const t = useT()
  const { messageType, domain } = useRoot().dictionaries
  return {
    label: t('search.title'),
    main: [
      {
        kind: 'search',
        name: 'keywords',
        label: t('search.label'),
        placeholder: t('search.placeholder'),
        most: 100
      }
    ],
    more: [
      {
        kind: 'choice',
        name: 'regionId',
        label: t('region.province'),
        choices: provinces.map(region => ({ value: region.id, label: region.name }))
      },
      { kind: 'choice', name: 'typeId', label: t('message.type'), choices: messageType },
      { kind: 'choice', name: 'domainId', label: t('message.domain'), choices: domain },
      {
        kind: 'choice',
        name: 'replied',
        label: t('message.state'),
        choices: [
          { value: 1, label: t('list.replied') },
          { value: 0, label: t('list.notReplied') }
        ]
      },
      { kind: 'day', name: 'from', label: t('search.from') },
      { kind: 'day', name: 'until', label: t('search.until'), error: badDates && t('search.badDates') },
      {
        kind: 'choice',
        name: 'order',
        label: t('search.order'),
        empty: t('search.newest'),
        choices: [{ value: 'repliedAt:desc', label: t('search.lastReplied') }]
      }
    ]
  }
}
