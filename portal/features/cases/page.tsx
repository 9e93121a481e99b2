import { messageTypes } from '@board/schemas/facts/formats'
import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { useLabel, useRoot } from '../../services/root.ts'
import { useWritten } from '../../shared/forms/use-written.ts'
import { ListPage } from '../../shared/lists/list-page.tsx'
import { choice, id, rowsOrFailure, text } from '../../shared/lists/list-query.ts'
import { readRegionList, useRegionFilter } from '../../shared/places/region-filter.ts'
import { ClearLink, WholeCountryLink } from '../../shared/places/region-links.tsx'
import { loadRegionLevels, regionChoices } from '../../shared/places/regions.ts'
import { Link } from '../../ui/link.tsx'
import { CardList, ListCard } from '../../ui/lists/card-list.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { Excerpt } from '../../ui/lists/excerpt.tsx'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

const filters = { keywords: text(100), domainId: id, regionId: id, typeId: choice(messageTypes) }

export const loader = pageLoader(async args => {
  const { call, t, signal } = args
  const query = readRegionList(args, filters)
  const [levels, cases] = await Promise.all([
    loadRegionLevels(call, query.filter.regionId),
    rowsOrFailure(call('listCases', { query: { ...query.filter, ...query.paging }, signal }), { t })
  ])
  return { query, levels, cases }
})

/** The library of cases that were handled well. Specification 2. */
export function Component() {
  const t = useT()
  const written = useWritten()
  const { query, levels, cases } = useLoaderData<typeof loader>()
  const { domain, messageType } = useRoot().dictionaries
  const typeLabel = useLabel('messageType')
  const domainLabel = useLabel('domain')
  const region = useRegionFilter(t('cases.region'), regionChoices(levels))
  return (
    <ListPage
      title={t('cases.title')}
      intro={t('cases.intro')}
      filters={{
        label: t('cases.search'),
        main: [{ kind: 'search', name: 'keywords', label: t('cases.search'), most: 100 }],
        more: [{ kind: 'choice', name: 'domainId', label: t('message.domain'), choices: domain }, region]
      }}
      tabs={{
        label: t('cases.tabs'),
        name: 'typeId',
        choices: [{ label: t('filter.all') }, ...messageType.map(({ value, label }) => ({ value, label }))]
      }}
      query={query}
      results={cases}
      found={total => t('cases.found', { total })}
      rows={list => (
        <CardList rows={list} keyOf={row => row.id}>
          {row => (
            <ListCard
              title={
                <Link to={`/caseBaseMain?id=${row.id}`} {...written}>
                  {row.title}
                </Link>
              }
              facts={
                <>
                  <Chip>{typeLabel(row.typeId)}</Chip>
                  <Chip>{domainLabel(row.domainId)}</Chip>
                  {row.regionName && <span>{row.regionName}</span>}
                  <span>{t('cases.handledBy', { name: row.groupName })}</span>
                  <Time at={row.publishedAt} day />
                </>
              }
            >
              <div className={css.summary}>
                <Excerpt {...written}>{row.summary}</Excerpt>
                {row.pictureUrl && (
                  <img
                    src={row.pictureUrl}
                    alt=""
                    width="120"
                    height="90"
                    loading="lazy"
                    className={css.picture}
                  />
                )}
              </div>
            </ListCard>
          )}
        </CardList>
      )}
      empty={{
        title: t('cases.none'),
        hint: (
          <>
            <p>{t('cases.noneHint')}</p>
            <WholeCountryLink query={query} />
            <ClearLink to="/caseBase" />
          </>
        )
      }}
    />
  )
}
