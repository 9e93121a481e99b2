import type { QueryOf } from '@board/client'
import { pageClock } from '@board/client/server-clock'
import { messageTypes } from '@board/schemas/facts/formats'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { type Translate, useT } from '../../lib/i18n.tsx'
import { pageParts } from '../../lib/page-part.tsx'
import { formatDate, startOfDay } from '../../lib/time.ts'
import type { LoadArgs } from '../../services/loading.ts'
import { useRoot } from '../../services/root.ts'
import type { FilterBarProps, FilterField } from '../lists/filter-bar.tsx'
import { ListPage } from '../lists/list-page.tsx'
import { choice, dayFrom, dayUntil, id, rowsOrFailure, text } from '../lists/list-query.ts'
import { MessageCards } from '../messages/message-card.tsx'
import { stateOf } from '../messages/message-state.ts'
import { readRegionList, useRegionFilter } from '../places/region-filter.ts'
import { ClearLink, WholeCountryLink } from '../places/region-links.tsx'
import { loadRegionLevels, regionChoices } from '../places/regions.ts'
import { SpecialHead } from '../special-head.tsx'
import css from './message-search.module.css'

/** The value of the state filter for all messages with a reply. */
const answered = 'answered'

/** The values of the state filter: the trace states with their own words, and all messages with a reply. */
const searchedStates = [0, answered, 1, 3, 11, 13, 21] as const

const ranges = ['today', '7', '15', 'custom'] as const

const filters = {
  keywords: text(100),
  regionId: id,
  organization: choice([1, 3, 5]),
  typeId: choice(messageTypes),
  domainId: id,
  topicId: id,
  state: choice(searchedStates),
  // the filter of older addresses
  replied: choice([0, 1]),
  range: choice(ranges),
  from: dayFrom,
  until: dayUntil,
  order: choice(['likeness', 'repliedAt:desc'])
}

interface Times {
  range?: (typeof ranges)[number] | undefined
  from?: number | undefined
  until?: number | undefined
}

/** Returns the period in which messages were approved: a quick range, or the two chosen days. */
export function timesOf({ range, from, until }: Times, now: number): { timeSt?: number; timeEd?: number } {
  if (range === undefined || range === 'custom') return { timeSt: from, timeEd: until }
  const today = startOfDay(formatDate(now)) ?? now
  const days = range === 'today' ? 1 : Number(range)
  return { timeSt: today - (days - 1) * 86_400 }
}

/** Returns the filters of the call for the state in an address. */
export const stateAsked = ({
  state,
  replied
}: {
  state?: (typeof searchedStates)[number]
  replied?: 0 | 1
}) =>
  state === answered ? { replied: 1 as const } : { state, replied: state === undefined ? replied : undefined }

type Beside = typeof import('./search-beside.tsx')
const beside = pageParts(() => import('./search-beside.tsx'))
const AboveResults = beside.part(parts => parts.AboveResults)
const WaysOn = beside.part(parts => parts.WaysOn)
const NearResults = beside.part(parts => parts.NearResults)

/** Returns the order of the call; likeness needs words. */
const orderAsked = ({ keywords, order }: { keywords?: string; order?: 'likeness' | 'repliedAt:desc' }) =>
  order === undefined || (order === 'likeness' && keywords === undefined) ? 'approvedAt:desc' : order

const nothing = { list: [], total: 0, totalCapped: false, nextCursor: null }

/** Searches public messages by all filters of the address. */
export async function searchMessages(args: LoadArgs) {
  const { call, t, signal } = args
  const query = readRegionList(args, filters)
  const { range, from, until, ...filter } = query.filter
  const { state, replied } = stateAsked(query.filter)
  if (query.values.replied !== undefined) {
    query.values.state ??= replied === 1 ? answered : '0'
    delete query.values.replied
  }
  // older addresses have only two days and no range
  if (range === undefined && (from !== undefined || until !== undefined)) query.values.range = 'custom'
  const asksTopics = call('topicList', { signal })
  // the days of a range are counted from the server's day, which the first answer tells
  if (range !== undefined && typeof document !== 'undefined' && !pageClock.isKnown()) await asksTopics
  const times = timesOf({ range, from, until }, Math.floor(pageClock.now() / 1000))
  const { timeSt, timeEd } = times
  const badDates = timeSt !== undefined && timeEd !== undefined && timeEd < timeSt
  const { keywords } = filter
  const order = orderAsked(query.filter)
  const asked: NonNullable<QueryOf<'listMessages'>> = { ...filter, state, replied, ...times, order }
  const rows = badDates
    ? Promise.resolve(nothing)
    : call('listMessages', { query: { ...asked, ...query.paging }, signal })
  const isFirst = query.page === 1 && 'page' in query.paging
  const reading = rowsOrFailure(rows, { t })
  const [levels, topics, messages, side] = await Promise.all([
    loadRegionLevels(call, filter.regionId),
    asksTopics,
    reading,
    keywords && isFirst && !badDates ? readBeside(args, { ...asked, keywords }, reading) : undefined
  ])
  const isSpecial = topics.find(({ topicId }) => topicId === filter.topicId)?.specialLayout
  return { query, isSpecial, levels, topics, messages, side, badDates }
}

/** Reads what a search with words shows beside its results. Without the script of these parts the page shows the results. */
async function readBeside(...reads: Parameters<Beside['readBeside']>) {
  const parts = await beside.load().catch(() => undefined)
  return await parts?.readBeside(...reads)
}

export type Search = Awaited<ReturnType<typeof searchMessages>>

interface MessageSearchProps {
  search: Search
  title: string
  /** True if the region is chosen above the filters. */
  hasRegionSteps?: boolean
  children?: ReactNode
}

/** Shows the filters of a search for messages, and its results. */
export function MessageSearch({ search, title, hasRegionSteps = false, children }: MessageSearchProps) {
  const t = useT()
  const { pathname } = useLocation()
  const { query, messages, badDates, side } = search
  const { keywords, order } = query.filter
  const hasNear = (side?.near.length ?? 0) > 0
  const more = useMore(search, hasRegionSteps)
  const days: FilterField[] = [
    { kind: 'day', name: 'from', until: 'until', label: t('search.from') },
    {
      kind: 'day',
      name: 'until',
      from: 'from',
      label: t('search.until'),
      error: badDates && t('search.badDates')
    }
  ]
  const page = (
    <ListPage
      title={title}
      filters={{
        label: title,
        main: [
          {
            kind: 'search',
            name: 'keywords',
            label: t('search.label'),
            placeholder: t('search.placeholder'),
            most: 100
          },
          ...(query.values.range === 'custom' ? days : [])
        ],
        more
      }}
      tabs={{
        label: t('search.range'),
        name: 'range',
        drops: { from: undefined, until: undefined },
        choices: rangesIn(t)
      }}
      query={query}
      results={messages}
      found={total => (keywords ? t('search.foundFor', { keywords, total }) : t('search.found', { total }))}
      rows={list => (
        <MessageCards messages={list} by={order === 'repliedAt:desc' ? 'repliedAt' : 'approvedAt'} />
      )}
      empty={{
        title: t(hasNear ? 'search.noneWhole' : 'search.none'),
        isLine: hasNear,
        hint: side ? (
          <WaysOn query={query} side={side} />
        ) : (
          <>
            <p>{t('search.noneHint')}</p>
            <WholeCountryLink query={query} />
            <ClearLink to={pathname} />
          </>
        )
      }}
      above={
        side && (
          <div className={css.above}>
            <AboveResults query={query} side={side} messages={messages} />
          </div>
        )
      }
    >
      {children}
    </ListPage>
  )
  return (
    <>
      {search.isSpecial && <SpecialHead />}
      {page}
      {side && hasNear && <NearResults words={keywords} side={side} />}
    </>
  )
}

const rangesIn = (t: Translate) => [
  { label: t('search.anyTime') },
  { value: 'today', label: t('search.today') },
  { value: '7', label: t('search.days', { days: 7 }) },
  { value: '15', label: t('search.days', { days: 15 }) },
  { value: 'custom', label: t('search.custom') }
]

function useMore(
  { levels, topics, query }: Pick<Search, 'levels' | 'topics' | 'query'>,
  hasRegionSteps: boolean
): NonNullable<FilterBarProps['more']> {
  const t = useT()
  const { messageType, domain } = useRoot().dictionaries
  const region = useRegionFilter(t('region.label'), regionChoices(levels))
  return [
    ...(hasRegionSteps ? [] : [region]),
    {
      kind: 'choice',
      name: 'organization',
      label: t('search.organization'),
      choices: [
        { value: 1, label: t('organization.local') },
        { value: 3, label: t('organization.ministry') },
        { value: 5, label: t('organization.congress') }
      ]
    },
    { kind: 'choice', name: 'typeId', label: t('message.type'), choices: messageType },
    { kind: 'choice', name: 'domainId', label: t('message.domain'), choices: domain },
    {
      kind: 'choice',
      name: 'topicId',
      label: t('message.topic'),
      choices: topics.map(({ topicId, topicName }) => ({ value: topicId, label: topicName }))
    },
    {
      kind: 'choice',
      name: 'state',
      label: t('message.state'),
      choices: searchedStates.map(value => ({
        value,
        label:
          value === answered ? t('search.answered') : t(stateOf({ state: value, gradingUsed: true }).label)
      }))
    },
    {
      kind: 'choice',
      name: 'order',
      label: t('search.order'),
      empty: t('search.newest'),
      choices: [
        ...(query.filter.keywords ? [{ value: 'likeness', label: t('search.likeness') }] : []),
        { value: 'repliedAt:desc', label: t('search.lastReplied') }
      ]
    }
  ]
}
