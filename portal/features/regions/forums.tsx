import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { pageLoader } from '../../services/loading.ts'
import { FilterForm } from '../../shared/lists/filter-form.tsx'
import { numberIn, textIn } from '../../shared/lists/query.ts'
import { CountedAt } from '../../shared/places/forum-card.tsx'
import { RegionSteps } from '../../shared/places/region-steps.tsx'
import { loadRegionLevels, type Region } from '../../shared/places/regions.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { countForums, type ForumNode, forumsWith } from './count.ts'
import css from './page.module.css'

export const loader = pageLoader(async ({ call, url, signal }) => {
  const regionId = numberIn(url.searchParams, 'regionId')
  const keywords = textIn(url.searchParams, 'keywords', 50)
  const levels = await loadRegionLevels(call, regionId)
  const region = levels.findLast(level => level.chosen)?.chosen
  // the tree of the whole country has thousands of forums, so a province must be chosen first
  const forums = region && (await call('forumTree', { query: { regionId: region.id }, signal }))
  return {
    levels,
    region,
    keywords,
    tree: forums && forumsWith(forums.tree, keywords ?? ''),
    countedAt: forums?.countedAt
  }
})

/** The page of the forums of a region as a tree, with their figures. */
export function Component() {
  const t = useT()
  const { levels, region, keywords, tree, countedAt } = useLoaderData<typeof loader>()
  return (
    <div className={css.page}>
      <PageHead title={region ? t('subSite.titleOf', { region: region.name }) : t('subSite.title')}>
        <p>{t(region ? 'subSite.intro' : 'subSite.introNone')}</p>
      </PageHead>
      <RegionSteps levels={levels} />
      {region && tree && <Forums region={region} keywords={keywords} tree={tree} countedAt={countedAt} />}
    </div>
  )
}

interface ForumsProps {
  region: Region
  keywords: string | undefined
  tree: readonly ForumNode[]
  countedAt: number | null | undefined
}

function Forums({ region, keywords, tree, countedAt }: ForumsProps) {
  const t = useT()
  const counts = countForums(tree)
  return (
    <section aria-labelledby="results" className={css.page}>
      <FilterForm role="search" aria-label={t('leaders.search')} className={css.search} key={keywords}>
        <input type="hidden" name="regionId" value={region.id} />
        <TextField
          label={t('leaders.search')}
          type="search"
          name="keywords"
          maxLength={50}
          defaultValue={keywords}
          placeholder={t('leaders.searchHint')}
        />
        <Button type="submit">{t('search.submit')}</Button>
      </FilterForm>
      {tree.length === 0 ? (
        <EmptyState title={<h2 id="results">{t('leaders.none')}</h2>}>
          <p>{t('leaders.noneHint')}</p>
          {keywords && <Link to={`/forum/subSite/list?regionId=${region.id}`}>{t('search.clear')}</Link>}
        </EmptyState>
      ) : (
        <>
          <h2 id="results" className={css.found}>
            {t('subSite.found', {
              forums: formatNumber(counts.forums),
              messages: formatNumber(counts.messages),
              replies: formatNumber(counts.replies)
            })}
          </h2>
          <CountedAt at={countedAt} />
          <Branch nodes={tree} />
        </>
      )}
    </section>
  )
}

/** Shows forums of one level, each with the forums below it. */
function Branch({ nodes }: { nodes: readonly ForumNode[] }) {
  const t = useT()
  return (
    <ul className={css.branch}>
      {nodes.map(node => (
        <li key={node.fid}>
          <p className={css.node}>
            <Link to={`/threads/list?fid=${node.fid}`}>{node.name}</Link>
            <span className={css.counts}>
              {t('forum.counts', {
                messages: formatNumber(node.messageCount),
                replies: formatNumber(node.replyCount)
              })}
            </span>
          </p>
          {node.children.length > 0 && <Branch nodes={node.children} />}
        </li>
      ))}
    </ul>
  )
}
