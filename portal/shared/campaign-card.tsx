import type { DataOf } from '@board/client'
import { type MessageKey, useT } from '../lib/i18n.tsx'
import { formatNumber } from '../lib/numbers.ts'
import { CardList, ListCard } from '../ui/card-list.tsx'
import { Chip, type ChipTone } from '../ui/chip.tsx'
import { Excerpt } from '../ui/excerpt.tsx'
import { Link } from '../ui/link.tsx'
import { Time } from '../ui/time.tsx'
import css from './campaign-card.module.css'
import { useWritten } from './use-written.ts'

export type CampaignRow = DataOf<'listCampaigns'>['list'][number]

const lifeWords: Record<CampaignRow['lifeCycle'], { label: MessageKey; tone: ChipTone }> = {
  0: { label: 'campaign.notStarted', tone: 'wait' },
  1: { label: 'campaign.collecting', tone: 'ok' },
  2: { label: 'campaign.ended', tone: 'quiet' }
}

/** Shows where a campaign stands in its life, as a word. Specification 4. */
export function LifeChip({ lifeCycle }: Pick<CampaignRow, 'lifeCycle'>) {
  const t = useT()
  const { label, tone } = lifeWords[lifeCycle]
  return <Chip tone={tone}>{t(label)}</Chip>
}

/** Shows from when to when suggestions are taken. */
export function CampaignTimes({ beginTime, endTime }: Pick<CampaignRow, 'beginTime' | 'endTime'>) {
  const t = useT()
  return (
    <span>
      <Time at={beginTime} day /> {t('campaign.until')} <Time at={endTime} day />
    </span>
  )
}

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

/** Shows campaigns one under the other. */
export function CampaignCards({ campaigns }: { campaigns: readonly CampaignRow[] }) {
  return (
    <CardList flush rows={campaigns} keyOf={({ id }) => id}>
      {campaign => <CampaignCard campaign={campaign} />}
    </CardList>
  )
}
