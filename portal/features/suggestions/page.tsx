import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { CampaignCards } from '../../shared/campaign-card.tsx'
import { MessageCards } from '../../shared/messages/message-card.tsx'
import { regionAsked, withRegion } from '../../shared/places/region-asked.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import css from './page.module.css'

export const loader = pageLoader(async args => {
  const { call, signal } = args
  const regionId = regionAsked(args)
  const [campaigns, hot, latest, congresses] = await Promise.all([
    call('listCampaigns', { query: { lifeCycle: 1, regionId, rows: 10 }, signal }),
    call('listHotSuggestions', { query: { regionId, rows: 10 }, signal }),
    call('listMessages', { query: { typeId: 5, regionId, rows: 10 }, signal }),
    call('listForums', { query: { organization: 5, regionId, below: regionId && 1, rows: 10 }, signal })
  ])
  return {
    regionId,
    campaigns: campaigns.list.slice(0, 3),
    hot: hot.list.slice(0, 5),
    latest: latest.list.slice(0, 5),
    congresses: congresses.list
  }
})

/**
 * The start page of people’s suggestions: open campaigns, the most liked and the latest suggestions, and the
 * congresses.
 */
export function Component() {
  const t = useT()
  const { regionId, campaigns, hot, latest, congresses } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title={t('suggestions.title')}
        aside={
          <LinkButton to="/rmjy/submit" tone="primary">
            {t('suggestions.write')}
          </LinkButton>
        }
      >
        <p>{t('suggestions.intro')}</p>
      </PageHead>
      <div className={css.columns}>
        <div className={css.main}>
          <section aria-labelledby="campaigns">
            <SectionHead
              id="campaigns"
              title={t('campaign.open')}
              aside={<Link to={withRegion('/rmjy/collect', regionId)}>{t('campaign.showAll')}</Link>}
            />
            {campaigns.length > 0 ? (
              <CampaignCards campaigns={campaigns} />
            ) : (
              <EmptyState title={t('campaign.noneOpen')}>{t('campaign.noneOpenHint')}</EmptyState>
            )}
          </section>
          <section aria-labelledby="hot">
            <SectionHead
              id="hot"
              title={t('suggestions.hot')}
              aside={<Link to={withRegion('/rmjy/hot', regionId)}>{t('notices.more')}</Link>}
            />
            {hot.length > 0 ? (
              <MessageCards messages={hot} page="/rmjy/rd/threads/content" />
            ) : (
              <EmptyState title={t('suggestions.none')} />
            )}
          </section>
          <section aria-labelledby="latest">
            <SectionHead
              id="latest"
              title={t('suggestions.latest')}
              aside={<Link to={withRegion('/rmjy/rd/threads/list', regionId)}>{t('notices.more')}</Link>}
            />
            {latest.length > 0 ? (
              <MessageCards messages={latest} page="/rmjy/rd/threads/content" />
            ) : (
              <EmptyState title={t('suggestions.none')} />
            )}
          </section>
        </div>
        <aside className={css.aside}>
          <Card title={t('suggestions.to')}>
            <ul className={css.entries}>
              <li>
                <Link to="/rmjy/rd?organization=3">{t('leaders.ministries')}</Link>
              </li>
              <li>
                <Link to={withRegion('/rmjy/rd?organization=1', regionId)}>{t('leaders.local')}</Link>
              </li>
              <li>
                <Link to={withRegion('/rmjy/rd', regionId)}>{t('leaders.congress')}</Link>
                {congresses.length > 0 && (
                  <ul className={css.entries}>
                    {congresses.map(({ fid, name }) => (
                      <li key={fid}>
                        <Link to={`/rmjy/rd/content?fid=${fid}`}>{name}</Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            </ul>
          </Card>
        </aside>
      </div>
    </>
  )
}
