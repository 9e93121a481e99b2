import { Link, useLoaderData, useLocation, useSearchParams } from 'react-router-dom'
import type { PageHandle } from '../../app/document.ts'
import { pageLoader } from '../../app/loading.ts'
import { useT } from '../../lib/i18n.tsx'
import { FilterForm } from '../../shared/filter-form.tsx'
import { ForumCards } from '../../shared/forum-card.tsx'
import { numberIn, oneOf, textIn, withQuery } from '../../shared/query.ts'
import { loadRegionLevels } from '../../shared/regions.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pager } from '../../ui/pager.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import css from './page.module.css'
import { RegionSteps } from './region-steps.tsx'

const rows = 20

export const loader = pageLoader(async ({ call, url, signal }) => {
  const query = url.searchParams
  const organization = oneOf(query, 'organization', [1, 3, 5]) ?? 1
  const regionId = organization === 3 ? undefined : numberIn(query, 'regionId')
  const keywords = textIn(query, 'keywords', 50)
  const page = numberIn(query, 'page') ?? 1
  const asked = organization === 3 || regionId !== undefined || keywords !== undefined
  const [levels, forums] = await Promise.all([
    organization === 3 ? [] : loadRegionLevels(call, regionId),
    asked
      ? call('listForums', { query: { organization, regionId, keywords, page, rows }, signal })
      : undefined
  ])
  return { organization, levels, forums, keywords, page }
})

export const handle: PageHandle = { title: t => t('leaders.title') }

/** Leaders by region (province, city, county), ministries, congresses; or by a name that is searched. */
export function Component() {
  const t = useT()
  const { organization, levels, forums, keywords, page } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
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
        <FilterForm
          role="search"
          aria-label={t('leaders.search')}
          className={css.search}
          key={`${organization}-${keywords ?? ''}`}
        >
          {organization !== 1 && <input type="hidden" name="organization" value={organization} />}
          {levels.some(level => level.chosen) && (
            <input type="hidden" name="regionId" value={levels.findLast(level => level.chosen)?.chosen?.id} />
          )}
          <TextField
            label={t('leaders.search')}
            type="search"
            name="keywords"
            maxLength={50}
            placeholder={t('leaders.searchHint')}
            defaultValue={keywords}
            action={<Button type="submit">{t('search.submit')}</Button>}
          />
        </FilterForm>
        {levels.length > 0 && <RegionSteps levels={levels} />}
        <div aria-live="polite">
          {forums &&
            (forums.list.length > 0 ? (
              <>
                <p className={css.count}>{t('leaders.found', { total: forums.total })}</p>
                <ForumCards forums={forums.list} />
              </>
            ) : (
              <EmptyState title={t('leaders.none')}>
                <p>{t('leaders.noneHint')}</p>
                {keywords && (
                  <Link to={withQuery(pathname, query, { keywords: undefined })}>{t('search.clear')}</Link>
                )}
              </EmptyState>
            ))}
        </div>
        {forums && (
          <Pager
            page={page}
            rows={rows}
            total={forums.total}
            hrefOf={to => withQuery(pathname, query, { page: to })}
          />
        )}
      </div>
    </>
  )
}
