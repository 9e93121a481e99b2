import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { useServices } from '../../services/services.tsx'
import { LateDraft } from '../../shared/forms/late-draft.tsx'
import { MessageCards } from '../../shared/messages/message-card.tsx'
import { withRegion } from '../../shared/places/region-asked.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { Campaigns } from './campaigns.tsx'
import { Notices } from './notices.tsx'
import { HomeNumbers } from './numbers.tsx'
import css from './page.module.css'
import { RegionPicker } from './region-picker.tsx'

export const loader = pageLoader(async ({ call, province: regionId, signal }) => {
  const [numbers, latest, provinces, ministries, notices, campaigns] = await Promise.all([
    call('siteNumbers', { query: { regionId }, signal }),
    call('listMessages', { query: { regionId, replied: 1, order: 'repliedAt:desc', rows: 10 }, signal }),
    call('regionChildren', { query: {}, signal }),
    // the page is still useful without the ministries
    call('listForums', { query: { organization: 3, page: 1, rows: 10 }, signal }).catch(() => undefined),
    call('listNotices', { query: { page: 1, rows: 10 }, signal }),
    call('listCampaigns', { query: { lifeCycle: 1, regionId, rows: 10 }, signal })
  ])
  return {
    numbers,
    latest: latest.list.slice(0, 6),
    provinces,
    ministries: (ministries?.list ?? []).slice(0, 6).map(({ fid, name }) => ({ fid, name })),
    notices: notices.list.slice(0, 3),
    campaigns: campaigns.list.slice(0, 3)
  }
})

/** The home page: the purpose of the site, its figures, the latest replies, and a way to the leaders of each region. */
export function Component() {
  const t = useT()
  const { province } = useServices()
  const { numbers, latest, provinces, ministries, notices, campaigns } = useLoaderData<typeof loader>()
  return (
    <div className={css.page}>
      <section className={css.hero}>
        <div className={css.promise}>
          <h1>{t('home.title')}</h1>
          <p>{t('home.promise')}</p>
          <div className={css.acts}>
            <span className={css.act}>
              <LinkButton to="/threads/post" tone="primary">
                {t('menu.post')}
              </LinkButton>
            </span>
            <div className={css.draft}>
              <LateDraft />
            </div>
          </div>
        </div>
        <HomeNumbers numbers={numbers} />
      </section>
      <div className={css.columns}>
        <div className={css.first}>
          <RegionPicker provinces={provinces} ministries={ministries} />
        </div>
        <section className={css.latest} aria-labelledby="latest">
          <div className={css.head}>
            <h2 id="latest">{t('home.latest')}</h2>
            <Link to={withRegion('/threads/list?replied=1', province)}>{t('home.more')}</Link>
          </div>
          {latest.length > 0 ? (
            <MessageCards messages={latest} by="repliedAt" />
          ) : (
            <EmptyState title={t('home.noReplies')}>{t('home.noRepliesHint')}</EmptyState>
          )}
        </section>
        <div className={css.aside}>
          {campaigns.length > 0 && <Campaigns campaigns={campaigns} />}
          {notices.length > 0 && <Notices notices={notices} />}
        </div>
      </div>
    </div>
  )
}
