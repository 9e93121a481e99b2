import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import type { PageHandle } from '../../services/page.ts'
import { ListPage } from '../../shared/lists/list-page.tsx'
import { choice, dayFrom, id, rowsOrFailure } from '../../shared/lists/list-query.ts'
import { MessageCards } from '../../shared/messages/message-card.tsx'
import { readRegionList, useRegionFilter } from '../../shared/places/region-filter.ts'
import { ClearLink, WholeCountryLink } from '../../shared/places/region-links.tsx'
import { loadRegionLevels, regionChoices } from '../../shared/places/regions.ts'
import { SpecialHead, specialTitle } from '../../shared/special-head.tsx'
import { LinkButton } from '../../ui/button.tsx'

const filters = {
  fid: id,
  regionId: id,
  organization: choice([1, 3, 5]),
  adopted: choice([0, 1]),
  from: dayFrom
}

export const loader = pageLoader(async args => {
  const { call, t, signal } = args
  const query = readRegionList(args, filters)
  const { from, ...filter } = query.filter
  const { fid } = filter
  const [forum, levels, suggestions] = await Promise.all([
    fid === undefined ? undefined : call('getForum', { query: { fid }, signal }),
    loadRegionLevels(call, query.filter.regionId),
    rowsOrFailure(
      call('listHotSuggestions', { query: { ...filter, timeSt: from, ...query.paging }, signal }),
      { t }
    )
  ])
  return { query, isSpecial: forum?.specialLayout, levels, suggestions }
})

type Data = Awaited<ReturnType<typeof loader>>

export const handle: PageHandle<Data> = {
  title: (t, data) => specialTitle(t, t('suggestions.hot'), data?.isSpecial)
}

/** The page of public suggestions, those with most likes first. */
export function Component() {
  const t = useT()
  const { query, isSpecial, levels, suggestions } = useLoaderData<typeof loader>()
  const region = useRegionFilter(t('region.label'), regionChoices(levels))
  const page = (
    <ListPage
      title={t('suggestions.hot')}
      intro={<p>{t('suggestions.hotIntro')}</p>}
      aside={<LinkButton to="/rmjy/submit">{t('suggestions.write')}</LinkButton>}
      filters={{
        label: t('suggestions.filter'),
        main: [
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
          region,
          { kind: 'day', name: 'from', until: 'until', label: t('search.from') }
        ]
      }}
      tabs={{
        label: t('suggestions.tabs'),
        name: 'adopted',
        choices: [
          { label: t('filter.all') },
          { value: 1, label: t('message.adopted') },
          { value: 0, label: t('suggestions.notAdopted') }
        ]
      }}
      query={query}
      results={suggestions}
      found={total => t('suggestions.found', { total })}
      rows={list => <MessageCards messages={list} page="/rmjy/rd/threads/content" />}
      empty={{
        title: t('suggestions.none'),
        hint: (
          <>
            <WholeCountryLink query={query} />
            <ClearLink to="/rmjy/hot" />
          </>
        )
      }}
    />
  )
  return (
    <>
      {isSpecial && <SpecialHead />}
      {page}
    </>
  )
}
