import { findWrittenNumber } from '@board/schemas/facts/message-number'
import { useLocation } from 'react-router-dom'
import { type MessageKey, useT } from '../../lib/i18n.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { toResults } from '../lists/filter-form.tsx'
import { type ListQuery, listAddress } from '../lists/list-query.ts'
import { useWholeCountry } from '../places/region-filter.ts'
import { ClearLink } from '../places/region-links.tsx'
import css from './message-search.module.css'
import type { Beside } from './read-beside.ts'
import { type RemovableFilter, removableFilters } from './search-ways.ts'

const filterNames: Record<RemovableFilter, MessageKey> = {
  regionId: 'search.region',
  organization: 'search.organization',
  typeId: 'message.type',
  domainId: 'message.domain',
  topicId: 'message.topic',
  state: 'message.state',
  range: 'search.range'
}

interface WriteToProps {
  /** Absent: the form asks whom to write to. */
  leader: { fid: number; name: string } | undefined
  /** The searched words, which become the subject of the message. */
  words: string
}

/** Offers to write a message if no message has the words, to the likely leader if there is one. */
export function WriteTo({ leader, words }: WriteToProps) {
  const t = useT()
  const query = new URLSearchParams({ ...(leader && { fid: String(leader.fid) }), subject: words })
  return (
    <div className={css.write}>
      <p>{t('search.writeHint')}</p>
      <LinkButton to={`/threads/post?${query}`}>
        {leader ? t('search.writeTo', { name: leader.name }) : t('menu.post')}
      </LinkButton>
    </div>
  )
}

interface WaysOnProps {
  query: ListQuery<{ keywords?: string | undefined }>
  side: Beside
}

/** Returns the search for other words with the same filters. */
function useSearchFor(query: ListQuery) {
  const { pathname } = useLocation()
  return (words: string) => listAddress(pathname, query, { keywords: words })
}

/**
 * Proposes the words without their typing error. Without one, and if messages are only near the words, it names the words that
 * no message has, and proposes other wordings.
 */
export function Correction({ query, side: { near, ways, wording } }: { query: ListQuery; side: Beside }) {
  const t = useT()
  const to = useSearchFor(query)
  const { corrected = null, unknownWords = [], nearest = [] } = wording ?? {}
  const isNear = ways !== undefined && near.length > 0
  const proposed = corrected !== null ? [corrected] : isNear ? nearest : []
  const unknown = isNear && corrected === null ? unknownWords : []
  return (
    <>
      {unknown.length > 0 && (
        <p className={css.correction}>{t('search.unknown', { words: unknown.join(' ') })}</p>
      )}
      {proposed.length > 0 && (
        <p className={css.correction}>
          {t('search.didYouMean')}
          {proposed.map(words => (
            <Link key={words} to={to(words)} state={toResults}>
              {words}
            </Link>
          ))}
        </p>
      )}
    </>
  )
}

/** Offers ways on from a search that found nothing. A number says nothing to write of. */
export function WaysOn({ query, side }: WaysOnProps) {
  const t = useT()
  const { pathname } = useLocation()
  const tid = findWrittenNumber(query.filter.keywords ?? '')
  return (
    <>
      {tid === undefined ? (
        <OtherWays query={query} side={side} />
      ) : side.findings?.number ? (
        <p>{t('search.noneHint')}</p>
      ) : (
        <p>{t('search.noNumber', { tid })}</p>
      )}
      <p>
        <ClearLink to={pathname} />
      </p>
    </>
  )
}

/** Offers other words, fewer filters, and a leader to write to. */
function OtherWays({ query, side: { ways, wording } }: WaysOnProps) {
  const t = useT()
  const { pathname } = useLocation()
  const country = useWholeCountry()
  const { keywords = '' } = query.filter
  const without = (filter: RemovableFilter) => ({
    [filter]: filter === 'regionId' ? country : undefined,
    ...(filter === 'range' ? { from: undefined, until: undefined } : {})
  })
  const change = (filter: RemovableFilter | 'all') =>
    filter === 'all' ? Object.assign({}, ...removableFilters.map(without)) : without(filter)
  const searchFor = useSearchFor(query)
  const { fewer = [], leader } = ways ?? {}
  const { unknownWords = [], nearest = [] } = wording ?? {}
  return (
    <>
      {unknownWords.length > 0 && <p>{t('search.unknown', { words: unknownWords.join(' ') })}</p>}
      {nearest.length > 0 && (
        <>
          <p>{t('search.didYouMean')}</p>
          <ul className={css.links}>
            {nearest.map(words => (
              <li key={words}>
                <Link to={searchFor(words)} state={toResults}>
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {fewer.length > 0 && (
        <>
          <p>{t('search.fewer')}</p>
          <ul className={css.links}>
            {fewer.map(({ filter, total, totalCapped }) => (
              <li key={filter}>
                <Link to={listAddress(pathname, query, change(filter))} state={toResults}>
                  {t(filter === 'all' ? 'search.withoutAll' : 'search.without', {
                    filter: filter === 'all' ? '' : t(filterNames[filter]),
                    total: formatNumber(total) + (totalCapped ? '+' : '')
                  })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {fewer.length === 0 && nearest.length === 0 && <p>{t('search.noneHint')}</p>}
      {keywords !== '' && <WriteTo leader={leader} words={keywords} />}
    </>
  )
}
