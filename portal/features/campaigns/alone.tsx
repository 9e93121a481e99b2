import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { missing, pageLoader } from '../../services/loading.ts'
import type { PageHandle } from '../../services/page.ts'
import { numberIn } from '../../shared/lists/query.ts'
import { MessageCards } from '../../shared/messages/message-card.tsx'
import { Link } from '../../ui/link.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import css from './campaign.module.css'
import { CampaignHead, CampaignText } from './campaign.tsx'

export const loader = pageLoader(async ({ call, url, signal }) => {
  const id = numberIn(url.searchParams, 'id') ?? missing()
  const [campaign, entries] = await Promise.all([
    call('getCampaign', { query: { id }, signal }),
    call('listCampaignEntries', { query: { id, order: 'likeCount:desc', rows: 10 }, signal })
  ])
  return { campaign, entries: entries.list }
})

type Data = Awaited<ReturnType<typeof loader>>

export const handle: PageHandle<Data> = { title: (t, data) => data?.campaign.title ?? t('campaign.list') }

/** One campaign without header and footer, for apps and other sites. It shows the entries with most likes. */
export function Component() {
  const t = useT()
  const { campaign, entries } = useLoaderData<typeof loader>()
  return (
    <div className={css.page}>
      <CampaignHead campaign={campaign} />
      <CampaignText campaign={campaign} />
      {entries.length > 0 && (
        <section aria-labelledby="entries">
          <SectionHead
            id="entries"
            title={t('campaign.mostLiked')}
            aside={<Link to={`/rmjy/collect/content?id=${campaign.id}`}>{t('notices.more')}</Link>}
          />
          <MessageCards messages={entries} page="/rmjy/rd/threads/content" />
        </section>
      )}
    </div>
  )
}
