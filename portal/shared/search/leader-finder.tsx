import { useLocation } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import type { LoadArgs } from '../../services/loading.ts'
import { Link } from '../../ui/link.tsx'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { ListResults } from '../lists/list-page.tsx'
import { choice, id, listAddress, rowsOrFailure, text } from '../lists/list-query.ts'
import { CountedAt, ForumCards, NearForums } from '../places/forum-card.tsx'
import { forumsAsked } from '../places/region-asked.ts'
import { readRegionList } from '../places/region-filter.ts'
import { RegionSteps } from '../places/region-steps.tsx'
import { loadRegionLevels } from '../places/regions.ts'
import css from './leader-finder.module.css'

const filters = { organization: choice([1, 3, 5]), regionId: id, keywords: text(50) }

/** The kinds of forums in the order of their tabs. */
const kinds = [1, 3, 5] as const
type Kind = (typeof kinds)[number]

/**
 * Reads the forums for an address: by kind, by region, or by words in their names.
 * @param first the kind if the address names none; its tab comes first
 */
export async function loadForums(args: LoadArgs, first: Kind = 1) {
  const { call, url, t, signal } = args
  const organization = filters.organization(url.searchParams, 'organization') ?? first
  // all ministries fit on one page
  const query = readRegionList(args, filters, organization === 3 ? 50 : 20)
  const { keywords } = query.filter
  const regionId = organization === 3 ? undefined : query.filter.regionId
  const { page, rows } = query
  // there are thousands of local leaders, so a region or a name must be chosen first
  const isAsked = organization !== 1 || regionId !== undefined || keywords !== undefined
  const [levels, forums] = await Promise.all([
    organization === 3 ? [] : loadRegionLevels(call, regionId),
    isAsked
      ? rowsOrFailure(
          call('listForums', {
            query: { organization, ...forumsAsked(regionId, keywords), page, rows },
            signal
          }),
          { t }
        )
      : undefined
  ])
  return { query, first, organization, levels, forums }
}

type Found = Awaited<ReturnType<typeof loadForums>>

/** Finds a forum by kind, by region down to the county, or by name. */
export function LeaderFinder({ found, page, form }: { found: Found; page?: string; form?: string }) {
  const t = useT()
  const { pathname } = useLocation()
  const { query, first, organization, levels, forums } = found
  const { keywords } = query.filter
  const labels = { 1: t('leaders.local'), 3: t('leaders.ministries'), 5: t('leaders.congress') }
  const tabs = [first, ...kinds.filter(kind => kind !== first)].map(kind => ({
    id: String(kind),
    label: labels[kind],
    to: listAddress(pathname, query, { organization: kind === first ? undefined : kind })
  }))
  return (
    <>
      <TabLinks label={t('leaders.kinds')} current={String(organization)} tabs={tabs} />
      <div className={css.body}>
        <FilterBar
          label={t('leaders.search')}
          main={[
            {
              kind: 'search',
              name: 'keywords',
              label: t('leaders.search'),
              placeholder: t('leaders.searchHint'),
              most: 50
            }
          ]}
          query={query}
        />
        {levels.length > 0 && <RegionSteps levels={levels} isFolded={forums !== undefined} />}
      </div>
      {forums && (
        <ListResults
          query={query}
          results={forums}
          found={total => t('leaders.found', { total })}
          rows={list => (
            <>
              <CountedAt at={'countedAt' in forums ? forums.countedAt : null} />
              <ForumCards forums={list} page={page} form={form} />
            </>
          )}
          empty={{
            title: t('leaders.none'),
            hint: (
              <>
                <p>{t('leaders.noneHint')}</p>
                <NearForums results={forums} page={page} form={form} />
                {keywords && (
                  <Link to={listAddress(pathname, query, { keywords: undefined })}>{t('search.clear')}</Link>
                )}
              </>
            )
          }}
        />
      )}
    </>
  )
}
