import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { CampaignCards } from '../../shared/campaign-card.tsx'
import { ListPage } from '../../shared/lists/list-page.tsx'
import { choice, id, isFailure, rowsOrFailure, text } from '../../shared/lists/list-query.ts'
import { readRegionList, useRegionFilter } from '../../shared/places/region-filter.ts'
import { ClearLink, WholeCountryLink } from '../../shared/places/region-links.tsx'
import { loadRegionLevels, regionChoices } from '../../shared/places/regions.ts'

const filters = {
  lifeCycle: choice([0, 1, 2]),
  keywords: text(50),
  organization: choice([1, 3, 5]),
  regionId: id,
  fid: id
}

export const loader = pageLoader(async args => {
  const { call, t, signal } = args
  const query = readRegionList(args, filters)
  const [levels, campaigns] = await Promise.all([
    loadRegionLevels(call, query.filter.regionId),
    rowsOrFailure(call('listCampaigns', { query: { ...query.filter, ...query.paging }, signal }), { t })
  ])
  return { query, levels, campaigns }
})

/** The page of campaigns to which everybody may suggest something: those that collect now, later or no longer. */
export function Component() {
  const t = useT()
  const { query, levels, campaigns } = useLoaderData<typeof loader>()
  const region = useRegionFilter(t('region.label'), regionChoices(levels))
  const counts = isFailure(campaigns) ? undefined : campaigns.tabs
  return (
    <ListPage
      title={t('campaign.list')}
      intro={<p>{t('campaign.intro')}</p>}
      filters={{
        label: t('campaign.search'),
        main: [
          {
            kind: 'search',
            name: 'keywords',
            label: t('campaign.search'),
            placeholder: t('campaign.searchHint'),
            most: 50
          },
          {
            kind: 'choice',
            name: 'organization',
            label: t('search.organization'),
            choices: [
              { value: 1, label: t('organization.local') },
              { value: 3, label: t('organization.ministry') },
              { value: 5, label: t('organization.congress') }
            ]
          },
          region
        ]
      }}
      tabs={{
        label: t('campaign.tabs'),
        name: 'lifeCycle',
        choices: [
          { label: t('filter.all') },
          { value: 1, label: t('campaign.collecting'), count: counts?.[1] },
          { value: 0, label: t('campaign.notStarted'), count: counts?.[0] },
          { value: 2, label: t('campaign.ended'), count: counts?.[2] }
        ]
      }}
      query={query}
      results={campaigns}
      found={total => t('campaign.found', { total })}
      rows={list => <CampaignCards campaigns={list} />}
      empty={{
        title: t('campaign.none'),
        hint: (
          <>
            <p>{t('campaign.noneHint')}</p>
            <WholeCountryLink query={query} />
            <ClearLink to="/rmjy/collect" />
          </>
        )
      }}
    />
  )
}
