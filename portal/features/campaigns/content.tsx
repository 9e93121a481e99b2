import { useLoaderData, useLocation } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { missing, pageLoader } from '../../services/loading.ts'
import type { PageHandle } from '../../services/page.ts'
import { choice, id, listAddress, readList, rowsOrFailure } from '../../shared/lists/list-query.ts'
import { SpecialHead } from '../../shared/special-head.tsx'
import { Link } from '../../ui/link.tsx'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import css from './campaign.module.css'
import { CampaignHead, CampaignText } from './campaign.tsx'
import { Entries, entriesId, useEntriesHeading } from './entries.tsx'

const byLikes = 'likeCount:desc'
const filters = { id, adopted: choice([1]), order: choice([byLikes]) }

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, filters)
  const { id = missing(), adopted, order = 'approvedAt:desc' } = query.filter
  const [campaign, entries] = await Promise.all([
    call('getCampaign', { query: { id }, signal }),
    rowsOrFailure(call('listCampaignEntries', { query: { id, adopted, order, ...query.paging }, signal }), {
      t
    })
  ])
  return { query, campaign, entries }
})

type Data = Awaited<ReturnType<typeof loader>>

export const handle: PageHandle<Data> = { title: (t, data) => data?.campaign.title ?? t('campaign.list') }

/** The page of one campaign: its text, its result and its entries. Adopted entries have their own tab. */
export function Component() {
  const t = useT()
  const { query, campaign, entries } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const heading = useEntriesHeading()
  const { adopted, order } = query.filter
  return (
    <div className={css.page}>
      {campaign.forums.some(forum => forum.specialLayout) && <SpecialHead />}
      <CampaignHead campaign={campaign} />
      <CampaignText campaign={campaign} />
      <section aria-labelledby={entriesId}>
        <h2 id={entriesId} ref={heading} tabIndex={-1} className={css.entriesHead}>
          {t('campaign.entries')}
        </h2>
        <TabLinks
          label={t('campaign.entries')}
          current={String(adopted ?? '')}
          tabs={[
            {
              id: '',
              label: t('filter.all'),
              count: campaign.entryCount,
              to: listAddress(pathname, query, { adopted: undefined })
            },
            {
              id: '1',
              label: t('message.adopted'),
              count: campaign.adoptedCount,
              to: listAddress(pathname, query, { adopted: 1 })
            }
          ]}
        />
        <p className={css.orders}>
          <span>{t('search.order')}</span>
          <Link
            to={listAddress(pathname, query, { order: undefined })}
            preventScrollReset
            aria-current={order === undefined ? 'true' : undefined}
          >
            {t('search.newest')}
          </Link>
          <Link
            to={listAddress(pathname, query, { order: byLikes })}
            preventScrollReset
            aria-current={order === byLikes ? 'true' : undefined}
          >
            {t('campaign.mostLiked')}
          </Link>
        </p>
        <Entries
          query={query}
          entries={entries}
          none={t(adopted === 1 ? 'campaign.noneAdopted' : 'campaign.noEntries')}
          join={campaign.lifeCycle === 1 ? `/rmjy/submit?id=${campaign.id}` : undefined}
        />
      </section>
    </div>
  )
}
