import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { missing, pageLoader } from '../../services/loading.ts'
import type { PageHandle } from '../../services/page.ts'
import { useWritten } from '../../shared/forms/use-written.ts'
import { numberIn } from '../../shared/lists/query.ts'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import css from './campaign.module.css'
import { type Campaign, CampaignHead } from './campaign.tsx'

export const loader = pageLoader(({ call, url, signal }) =>
  call('getCampaign', { query: { id: numberIn(url.searchParams, 'id') ?? missing() }, signal })
)

export const handle: PageHandle<Campaign> = { title: (t, data) => data?.title ?? t('campaign.list') }

/** One campaign without header and footer, for small screens: its head and its first lines. */
export function Component() {
  const t = useT()
  const written = useWritten()
  const campaign = useLoaderData<typeof loader>()
  return (
    <div className={css.page}>
      <CampaignHead campaign={campaign} />
      <Card>
        <p {...written}>{campaign.excerpt}</p>
        <p>
          <Link to={`/unify/collect/common?id=${campaign.id}`}>{t('campaign.whole')}</Link>
        </p>
      </Card>
    </div>
  )
}
