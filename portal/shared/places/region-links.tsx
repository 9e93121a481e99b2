import { useLocation } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import { type ListQuery, listAddress } from '../lists/list-query.ts'
import { withRegion } from './region-asked.ts'
import { useWholeCountry } from './region-filter.ts'

/**
 * Links to a list without its filters. It is the list of the whole country, even if the reader has chosen a province.
 */
export function ClearLink({ to }: { to: string }) {
  const t = useT()
  const none = useWholeCountry()
  return <Link to={withRegion(to, none === undefined ? undefined : Number(none))}>{t('search.clear')}</Link>
}

/** Links from the list of a region to the list of the whole country. Other filters stay. */
export function WholeCountryLink({ query }: { query: ListQuery<{ regionId?: number | undefined }> }) {
  const t = useT()
  const { pathname } = useLocation()
  const none = useWholeCountry()
  if (query.filter.regionId === undefined) return null
  return <Link to={listAddress(pathname, query, { regionId: none })}>{t('list.wholeCountry')}</Link>
}
