import { suggestionType } from '@board/schemas/facts/formats'
import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import type { PageHandle } from '../../services/page.ts'
import { useRoot } from '../../services/root.ts'
import { ListPage } from '../../shared/lists/list-page.tsx'
import { choice, dayFrom, dayUntil, id, rowsOrFailure, text } from '../../shared/lists/list-query.ts'
import { MessageCards } from '../../shared/messages/message-card.tsx'
import { replyChoices } from '../../shared/messages/message-state.ts'
import { readRegionList, useRegionFilter } from '../../shared/places/region-filter.ts'
import { ClearLink, WholeCountryLink } from '../../shared/places/region-links.tsx'
import { loadRegionLevels, regionChoices } from '../../shared/places/regions.ts'
import { SpecialHead, specialTitle } from '../../shared/special-head.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

const filters = {
  fid: id,
  regionId: id,
  keywords: text(100),
  domainId: id,
  replied: choice([0, 1]),
  from: dayFrom,
  until: dayUntil,
  order: choice(['repliedAt:desc'])
}

const nothing = { list: [], total: 0, totalCapped: false, nextCursor: null }

export const loader = pageLoader(async args => {
  const { call, t, signal } = args
  const query = readRegionList(args, filters)
  const { from, until, order = 'approvedAt:desc', ...filter } = query.filter
  const badDates = from !== undefined && until !== undefined && until < from
  const [forum, levels, suggestions] = await Promise.all([
    filter.fid === undefined ? undefined : call('getForum', { query: { fid: filter.fid }, signal }),
    filter.fid === undefined ? loadRegionLevels(call, query.filter.regionId) : [],
    rowsOrFailure(
      badDates
        ? Promise.resolve(nothing)
        : call('listMessages', {
            query: { ...filter, typeId: suggestionType, timeSt: from, timeEd: until, order, ...query.paging },
            signal
          }),
      { t }
    )
  ])
  return { query, forum, levels, suggestions, badDates, order }
})

type Data = Awaited<ReturnType<typeof loader>>

export const handle: PageHandle<Data> = {
  title: (t, data) =>
    data?.forum
      ? specialTitle(t, t('suggestions.titleOf', { name: data.forum.name }), data.forum.specialLayout)
      : t('suggestions.list'),
  write: data => `/rmjy/submit${data?.forum?.isOpen ? `?fid=${data.forum.fid}` : ''}`
}

/** The page of public suggestions to one institution or to all. */
export function Component() {
  const t = useT()
  const { query, forum, levels, suggestions, badDates, order } = useLoaderData<typeof loader>()
  const { domain } = useRoot().dictionaries
  const own = forum ? `?fid=${forum.fid}` : ''
  const region = useRegionFilter(t('region.label'), regionChoices(levels))
  const page = (
    <ListPage
      title={forum ? t('suggestions.titleOf', { name: forum.name }) : t('suggestions.list')}
      intro={
        forum && <Link to={`/rmjy/rd/content${own}`}>{t('suggestions.toForum', { name: forum.name })}</Link>
      }
      aside={<LinkButton to={`/rmjy/submit${own}`}>{t('suggestions.write')}</LinkButton>}
      filters={{
        label: t('suggestions.filter'),
        main: [
          {
            kind: 'search',
            name: 'keywords',
            label: t('suggestions.search'),
            placeholder: t('search.placeholder'),
            most: 100
          }
        ],
        more: [
          ...(forum ? [] : [region]),
          { kind: 'choice', name: 'domainId', label: t('message.domain'), choices: domain },
          { kind: 'day', name: 'from', until: 'until', label: t('search.from') },
          {
            kind: 'day',
            name: 'until',
            from: 'from',
            label: t('search.until'),
            error: badDates && t('search.badDates')
          },
          {
            kind: 'choice',
            name: 'order',
            label: t('search.order'),
            empty: t('search.newest'),
            choices: [{ value: 'repliedAt:desc', label: t('search.lastReplied') }]
          }
        ]
      }}
      tabs={{
        label: t('list.tabs'),
        name: 'replied',
        choices: [{ label: t('filter.all') }, ...replyChoices(t, { gradingUsed: false })]
      }}
      query={query}
      results={suggestions}
      found={total => t('suggestions.found', { total })}
      rows={list => (
        <MessageCards
          messages={list}
          by={order === 'repliedAt:desc' ? 'repliedAt' : 'approvedAt'}
          showsForum={!forum}
          page="/rmjy/rd/threads/content"
        />
      )}
      empty={{
        title: t('suggestions.none'),
        hint: (
          <>
            <WholeCountryLink query={query} />
            <ClearLink to={`/rmjy/rd/threads/list${own}`} />
          </>
        )
      }}
    />
  )
  return (
    <>
      {forum?.specialLayout && <SpecialHead />}
      {page}
    </>
  )
}
