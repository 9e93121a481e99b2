import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { pageLoader } from '../../services/loading.ts'
import type { PageHandle } from '../../services/page.ts'
import { useServices } from '../../services/services.tsx'
import { numberIn } from '../../shared/lists/query.ts'
import { MessageCards } from '../../shared/messages/message-card.tsx'
import { CountedAt, ForumCards } from '../../shared/places/forum-card.tsx'
import { RegionSteps } from '../../shared/places/region-steps.tsx'
import { loadRegionLevels } from '../../shared/places/regions.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Figures } from '../../ui/lists/figures.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { countForums } from './count.ts'
import css from './page.module.css'

export const loader = pageLoader(async ({ call, url, signal }) => {
  const regionId = numberIn(url.searchParams, 'regionId')
  const levels = await loadRegionLevels(call, regionId)
  const region = levels.findLast(level => level.chosen)?.chosen
  if (!region) return { levels, region: undefined }
  const [forums, latest, { tree, countedAt }] = await Promise.all([
    call('listForums', { query: { regionId: region.id, rows: 20 }, signal }),
    call('listMessages', {
      query: { regionId: region.id, replied: 1, order: 'repliedAt:desc', rows: 10 },
      signal
    }),
    call('forumTree', { query: { regionId: region.id }, signal })
  ])
  return { levels, region, forums, latest: latest.list.slice(0, 5), counts: countForums(tree), countedAt }
})

type Data = Awaited<ReturnType<typeof loader>>

export const handle: PageHandle<Data> = {
  title: (t, data) =>
    data?.region ? t('substation.titleOf', { region: data.region.name }) : t('substation.title')
}

/** The page of one region: its leaders, its latest replies and its figures. Without a region it offers all regions. */
export function Component() {
  const t = useT()
  const data = useLoaderData<typeof loader>()
  const { levels, region } = data
  const { province: chosen } = useServices()
  const province = levels[0]?.chosen
  if (!region) {
    return (
      <>
        <PageHead title={t('substation.title')}>
          <p>{t('substation.intro')}</p>
        </PageHead>
        <RegionSteps levels={levels} />
      </>
    )
  }
  const { forums, latest, counts, countedAt } = data
  const query = `regionId=${region.id}`
  return (
    <div className={css.page}>
      <PageHead
        title={t('substation.titleOf', { region: region.name })}
        aside={
          <LinkButton to={`/complaint?${query}`} tone="primary" className={css.write}>
            {t('menu.post')}
          </LinkButton>
        }
      >
        <p className={css.links}>
          <Link to={`/forum/subSite/list?${query}`}>{t('substation.allForums')}</Link>
          <Link to={`/subSiteMessageSearch?${query}`}>{t('substation.allMessages')}</Link>
          {province && province.id !== chosen && (
            <a rel="nofollow" href={`/home?province=${province.id}`}>
              {t('substation.enter', { region: province.name })}
            </a>
          )}
        </p>
      </PageHead>
      <Figures
        figures={[
          {
            label: t('substation.forums'),
            value: formatNumber(counts.forums),
            base: t('substation.withBelow')
          },
          {
            label: t('substation.messages'),
            value: formatNumber(counts.messages),
            base: t('substation.withBelow')
          },
          {
            label: t('substation.replies'),
            value: formatNumber(counts.replies),
            base: t('substation.withBelow')
          }
        ]}
      />
      <CountedAt at={countedAt} />
      <RegionSteps levels={levels} />
      <section aria-labelledby="leaders">
        <SectionHead id="leaders" title={t('substation.leaders', { region: region.name })} />
        {forums.list.length > 0 ? (
          <ForumCards forums={forums.list} form="/complaintFillin" />
        ) : (
          <EmptyState title={t('substation.noLeaders')}>{t('substation.noLeadersHint')}</EmptyState>
        )}
      </section>
      <section aria-labelledby="latest">
        <SectionHead
          id="latest"
          title={t('substation.latest')}
          aside={<Link to={`/subSiteMessageSearch?${query}&replied=1`}>{t('notices.more')}</Link>}
        />
        {latest.length > 0 ? (
          <MessageCards messages={latest} by="repliedAt" />
        ) : (
          <EmptyState title={t('substation.noReplies')} />
        )}
      </section>
    </div>
  )
}
