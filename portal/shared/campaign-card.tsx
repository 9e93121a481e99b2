import type { DataOf } from '@board/client'
import { useT } from '../lib/i18n.tsx'
import { formatNumber } from '../lib/numbers.ts'
import { Link } from '../ui/link.tsx'
import { CardList, ListCard } from '../ui/lists/card-list.tsx'
import { Chip } from '../ui/lists/chip.tsx'
import { Excerpt } from '../ui/lists/excerpt.tsx'
import css from './campaign-card.module.css'
import { CampaignTimes, LifeChip } from './campaign-life.tsx'
import { useWritten } from './forms/use-written.ts'

export type CampaignRow = DataOf<'listCampaigns'>['list'][number]

/** Shows one campaign in a list: its stage, its institution, its period, and the number of entries. */
function CampaignCard({ campaign }: { campaign: CampaignRow }) {
  const t = useT()
  const written = useWritten()
  return (
    <ListCard
      title={
        <Link to={`/rmjy/collect/content?id=${campaign.id}`} {...written}>
          {campaign.title}
        </Link>
      }
      state={<LifeChip lifeCycle={campaign.lifeCycle} />}
      facts={
        <>
          <span {...written}>{campaign.groupName}</span>
          <CampaignTimes {...campaign} />
          <span>{t('campaign.entryCount', { count: formatNumber(campaign.entryCount) })}</span>
          {campaign.adoptedCount > 0 && (
            <span>{t('campaign.adoptedCount', { count: formatNumber(campaign.adoptedCount) })}</span>
          )}
          {campaign.hasSummary && <Chip tone="ok">{t('campaign.hasResult')}</Chip>}
        </>
      }
    >
      <div className={css.body}>
        {campaign.coverUrl && (
          <img className={css.cover} src={campaign.coverUrl} alt="" width="160" height="90" loading="lazy" />
        )}
        <Excerpt {...written}>{campaign.excerpt}</Excerpt>
      </div>
    </ListCard>
  )
}

/** Shows campaigns in a column. */
export function CampaignCards({ campaigns }: { campaigns: readonly CampaignRow[] }) {
  return (
    <CardList flush rows={campaigns} keyOf={({ id }) => id}>
      {campaign => <CampaignCard campaign={campaign} />}
    </CardList>
  )
}
