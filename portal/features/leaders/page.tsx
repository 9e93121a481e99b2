import { useLoaderData, useLocation } from 'react-router-dom'
import { pageLoader } from '../../app/loading.ts'
import { useT } from '../../lib/i18n.tsx'
import { FilterBar } from '../../shared/filter-bar.tsx'
import { ForumCards } from '../../shared/forum-card.tsx'
import { ListResults } from '../../shared/list-page.tsx'
import { choice, id, listAddress, readList, rowsOrFailure, text } from '../../shared/list-query.ts'
import { loadRegionLevels } from '../../shared/regions.ts'
import { Link } from '../../ui/link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import css from './page.module.css'
import { RegionSteps } from './region-steps.tsx'

const filters = { organization: choice([1, 3, 5]), regionId: id, keywords: text(50) }

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, filters, 20)
  const { organization = 1, keywords } = query.filter
  const regionId = organization === 3 ? undefined : query.filter.regionId
  const { page, rows } = query
  const isAsked = organization === 3 || regionId !== undefined || keywords !== undefined
  const [levels, forums] = await Promise.all([
    organization === 3 ? [] : loadRegionLevels(call, regionId),
    isAsked
      ? rowsOrFailure(
          call('listForums', { query: { organization, regionId, keywords, page, rows }, signal }),
          { t }
        )
      : undefined
  ])
  return { query, organization, levels, forums }
})

/** Leaders by region (province, city, county), ministries, congresses; or by a name that is searched. */
export function Component() {
  const t = useT()
  const { query, organization, levels, forums } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const { keywords } = query.filter
  const tab = (id: 1 | 3 | 5, label: string) => ({
    id: String(id),
    label,
    to: id === 1 ? pathname : `${pathname}?organization=${id}`
  })
  return (
    <>
      <PageHead title={t('leaders.title')}>
        <p>{t('leaders.intro')}</p>
      </PageHead>
      <TabLinks
        label={t('leaders.kinds')}
        current={String(organization)}
        tabs={[tab(1, t('leaders.local')), tab(3, t('leaders.ministries')), tab(5, t('leaders.congress'))]}
      />
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
        {levels.length > 0 && <RegionSteps levels={levels} />}
      </div>
      {forums && (
        <ListResults
          query={query}
          results={forums}
          found={total => t('leaders.found', { total })}
          rows={list => <ForumCards forums={list} />}
          empty={{
            title: t('leaders.none'),
            hint: (
              <>
                <p>{t('leaders.noneHint')}</p>
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
