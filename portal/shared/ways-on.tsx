import type { DataOf } from '@board/client'
import { useLocation } from 'react-router-dom'
import { type MessageKey, useT } from '../lib/i18n.tsx'
import { formatNumber } from '../lib/numbers.ts'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { toResults } from './filter-form.tsx'
import { type ListQuery, listAddress } from './list-query.ts'
import css from './message-search.module.css'
import { useWholeCountry } from './region-filter.ts'
import { ClearLink } from './region-links.tsx'
import type { RemovableFilter, SearchWays } from './search-ways.ts'

const filterNames: Record<RemovableFilter, MessageKey> = {
  regionId: 'search.region',
  organization: 'search.organization',
  typeId: 'message.type',
  domainId: 'message.domain',
  topicId: 'message.topic',
  state: 'message.state',
  range: 'search.range'
}

interface WaysOnProps {
  query: ListQuery<{ keywords?: string | undefined }>
  ways: SearchWays
  wording: DataOf<'correctWording'> | undefined
}

/** Returns the search for other words with the same filters. */
function useSearchFor(query: ListQuery) {
  const { pathname } = useLocation()
  return (words: string) => listAddress(pathname, query, { keywords: words })
}

/** Proposes the words without their typing error. */
export function Correction({ query, corrected }: { query: ListQuery; corrected: string }) {
  const t = useT()
  const to = useSearchFor(query)
  return (
    <p className={css.correction}>
      {t('search.didYouMean')}{' '}
      <Link to={to(corrected)} state={toResults}>
        {corrected}
      </Link>
    </p>
  )
}

/** Offers ways on from a search that found nothing: other words, fewer filters, and a leader to write to. */
export function WaysOn({ query, ways: { fewer, leader }, wording }: WaysOnProps) {
  const t = useT()
  const { pathname } = useLocation()
  const country = useWholeCountry()
  const { keywords = '' } = query.filter
  const without = (filter: RemovableFilter) =>
    filter === 'range'
      ? { range: undefined, from: undefined, until: undefined }
      : { [filter]: filter === 'regionId' ? country : undefined }
  const searchFor = useSearchFor(query)
  const { unknownWords = [], nearest = [] } = wording ?? {}
  return (
    <>
      {unknownWords.length > 0 && (
        <p>
          {t('search.unknown', { words: unknownWords.map(word => t('search.quoted', { word })).join('') })}
        </p>
      )}
      {nearest.length > 0 && (
        <>
          <p>{t('search.nearest')}</p>
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
                <Link to={listAddress(pathname, query, without(filter))} state={toResults}>
                  {t('search.without', {
                    filter: t(filterNames[filter]),
                    total: formatNumber(total) + (totalCapped ? '+' : '')
                  })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {fewer.length === 0 && nearest.length === 0 && <p>{t('search.noneHint')}</p>}
      {leader && (
        <>
          <p>{t('search.writeHint')}</p>
          <LinkButton
            to={`/threads/post?${new URLSearchParams({ fid: String(leader.fid), subject: keywords })}`}
            tone="primary"
          >
            {t('search.writeTo', { name: leader.name })}
          </LinkButton>
        </>
      )}
      <ClearLink to={pathname} />
    </>
  )
}
