import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { ListPage } from '../../shared/lists/list-page.tsx'
import { choice, id, readList, rowsOrFailure, text } from '../../shared/lists/list-query.ts'
import { CountedAt, ForumCards, NearForums } from '../../shared/places/forum-card.tsx'
import { loadRegionLevels, regionChoices } from '../../shared/places/regions.ts'

const filters = { organization: choice([1, 3, 5]), keywords: text(50), regionId: id, below: choice([1]) }

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, filters, 20)
  const { filter, page, rows } = query
  const [forums, levels] = await Promise.all([
    rowsOrFailure(call('listForums', { query: { ...filter, page, rows }, signal }), { t }),
    loadRegionLevels(call, filter.regionId)
  ])
  return { query, forums, levels }
})

/** The page of all forums, by kind and name. */
export function Component() {
  const t = useT()
  const { query, forums, levels } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title={t('forums.title')}
      intro={<p>{t('forums.intro')}</p>}
      filters={{
        label: t('leaders.search'),
        main: [
          {
            kind: 'search',
            name: 'keywords',
            label: t('leaders.search'),
            placeholder: t('leaders.searchHint'),
            most: 50
          }
        ],
        more: [
          {
            kind: 'choice',
            name: 'organization',
            label: t('leaders.kinds'),
            choices: [
              { value: 1, label: t('leaders.local') },
              { value: 3, label: t('leaders.ministries') },
              { value: 5, label: t('leaders.congress') }
            ]
          },
          { kind: 'choice', name: 'regionId', label: t('region.label'), choices: regionChoices(levels) },
          {
            kind: 'choice',
            name: 'below',
            label: t('forums.below'),
            empty: t('forums.itself'),
            choices: [{ value: 1, label: t('forums.withBelow') }]
          }
        ]
      }}
      query={query}
      results={forums}
      found={total => t('leaders.found', { total })}
      rows={list => (
        <>
          <CountedAt at={'countedAt' in forums ? forums.countedAt : null} />
          <ForumCards forums={list} />
        </>
      )}
      empty={{
        title: t('leaders.none'),
        hint: (
          <>
            <p>{t('leaders.noneHint')}</p>
            <NearForums results={forums} />
          </>
        )
      }}
    />
  )
}
