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
}

/** Offers ways on from a search that found nothing: other words, fewer filters, and a leader to write to. */
export function WaysOn({ query, ways: { fewer, leader } }: WaysOnProps) {
  const t = useT()
  const { pathname } = useLocation()
  const country = useWholeCountry()
  const { keywords = '' } = query.filter
  const without = (filter: RemovableFilter) =>
    filter === 'range'
      ? { range: undefined, from: undefined, until: undefined }
      : { [filter]: filter === 'regionId' ? country : undefined }
  return (
    <>
      {fewer.length > 0 ? (
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
      ) : (
        <p>{t('search.noneHint')}</p>
      )}
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
