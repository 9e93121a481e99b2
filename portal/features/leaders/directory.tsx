import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { FilterForm } from '../../shared/lists/filter-form.tsx'
import { CountedAt, ForumCards } from '../../shared/places/forum-card.tsx'
import { RegionSteps } from '../../shared/places/region-steps.tsx'
import { loadRegionLevels } from '../../shared/places/regions.ts'
import { LeaderNameField } from '../../shared/search/leader-name-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import css from './directory.module.css'

/** The page on which a region or a name is chosen. */
const finder = '/local-leader'

const ministry = 3

export const loader = pageLoader(async ({ call, province, signal }) => {
  const [ministries, levels] = await Promise.all([
    // all ministries fit on one page
    call('listForums', { query: { organization: ministry, page: 1, rows: 50 }, signal }),
    loadRegionLevels(call, province)
  ])
  return { ministries, levels }
})

/** The page of ministries and local leaders side by side: all ministries, and the way to each region's leaders. */
export function Component() {
  const t = useT()
  const { ministries, levels } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('directory.title')}>
        <p>{t('directory.intro')}</p>
      </PageHead>
      <div className={css.parts}>
        <section aria-labelledby="local">
          <SectionHead
            id="local"
            title={t('leaders.local')}
            aside={<Link to="/forum/list">{t('leaders.all')}</Link>}
          />
          <FilterForm action={finder} className={css.search}>
            <LeaderNameField />
            <Button type="submit">{t('search.submit')}</Button>
          </FilterForm>
          <RegionSteps levels={levels} page={finder} />
        </section>
        <section aria-labelledby="ministries">
          <SectionHead
            id="ministries"
            title={t('leaders.ministries')}
            aside={<Link to="/adviceIndex">{t('advice.title')}</Link>}
          />
          <CountedAt at={ministries.countedAt} />
          {ministries.list.length > 0 ? (
            <ForumCards forums={ministries.list} />
          ) : (
            <EmptyState title={t('leaders.none')}>{t('directory.noMinistries')}</EmptyState>
          )}
        </section>
      </div>
    </>
  )
}
