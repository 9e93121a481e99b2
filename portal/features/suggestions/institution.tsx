import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { missing, pageLoader } from '../../services/loading.ts'
import type { PageHandle } from '../../services/page.ts'
import { CampaignCards } from '../../shared/campaign-card.tsx'
import { numberIn } from '../../shared/lists/query.ts'
import { MessageCards } from '../../shared/messages/message-card.tsx'
import { forumPlace } from '../../shared/places/forum-place.ts'
import { SpecialHead, specialTitle } from '../../shared/special-head.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import css from './page.module.css'

export const loader = pageLoader(async ({ call, url, signal }) => {
  const fid = numberIn(url.searchParams, 'fid') ?? missing()
  const [forum, hot, latest, campaigns] = await Promise.all([
    call('getForum', { query: { fid }, signal }),
    call('listHotSuggestions', { query: { fid, rows: 10 }, signal }),
    call('listMessages', { query: { fid, typeId: 5, rows: 10 }, signal }),
    call('listCampaigns', { query: { fid, rows: 10 }, signal })
  ])
  // the page shows no suggestion twice
  const liked = hot.list.filter(({ likeCount }) => likeCount > 0).slice(0, 3)
  const shown = new Set(liked.map(({ tid }) => tid))
  return {
    forum,
    hot: liked,
    latest: latest.list.filter(({ tid }) => !shown.has(tid)).slice(0, 8),
    campaigns: campaigns.list.slice(0, 3)
  }
})

type Data = Awaited<ReturnType<typeof loader>>

export const handle: PageHandle<Data> = {
  title: (t, data) => specialTitle(t, data?.forum.name ?? t('suggestions.title'), data?.forum.specialLayout),
  write: data => `/rmjy/submit${data?.forum.isOpen ? `?fid=${data.forum.fid}` : ''}`
}

/**
 * The page of suggestions to one congress, ministry or leader: its campaigns, the most liked and the latest
 * suggestions.
 */
export function Component() {
  const t = useT()
  const { forum, hot, latest, campaigns } = useLoaderData<typeof loader>()
  const all = `/rmjy/rd/threads/list?fid=${forum.fid}`
  return (
    <>
      {forum.specialLayout && <SpecialHead />}
      <PageHead
        title={forum.name}
        aside={
          forum.isOpen && (
            <LinkButton to={`/rmjy/submit?fid=${forum.fid}`} tone="primary">
              {t('suggestions.write')}
            </LinkButton>
          )
        }
      >
        <p>{forumPlace(forum)}</p>
        {!forum.isOpen && <p>{t('forum.closed')}</p>}
      </PageHead>
      <div className={css.main}>
        {campaigns.length > 0 && (
          <section aria-labelledby="campaigns">
            <SectionHead
              id="campaigns"
              title={t('campaign.list')}
              aside={<Link to={`/rmjy/collect?fid=${forum.fid}`}>{t('notices.more')}</Link>}
            />
            <CampaignCards campaigns={campaigns} />
          </section>
        )}
        {hot.length > 0 && (
          <section aria-labelledby="hot">
            <SectionHead
              id="hot"
              title={t('suggestions.hot')}
              aside={<Link to={`/rmjy/hot?fid=${forum.fid}`}>{t('notices.more')}</Link>}
            />
            <MessageCards messages={hot} showsForum={false} page="/rmjy/rd/threads/content" />
          </section>
        )}
        <section aria-labelledby="latest">
          <SectionHead
            id="latest"
            title={t('suggestions.latest')}
            aside={<Link to={all}>{t('notices.more')}</Link>}
          />
          {latest.length > 0 ? (
            <MessageCards messages={latest} showsForum={false} page="/rmjy/rd/threads/content" />
          ) : (
            <EmptyState title={t(hot.length > 0 ? 'suggestions.noMore' : 'suggestions.none')} />
          )}
        </section>
      </div>
    </>
  )
}
