import type { DataOf } from '@board/client'
import { type MessageKey, useT } from '../lib/i18n.tsx'
import { Chip, type ChipTone } from '../ui/lists/chip.tsx'
import { Time } from '../ui/time.tsx'
import { isEndOfDay } from './messages/deadline.ts'

type CampaignRow = DataOf<'listCampaigns'>['list'][number]

const lifeWords: Record<CampaignRow['lifeCycle'], { label: MessageKey; tone: ChipTone }> = {
  0: { label: 'campaign.notStarted', tone: 'wait' },
  1: { label: 'campaign.collecting', tone: 'ok' },
  2: { label: 'campaign.ended', tone: 'quiet' }
}

/** Shows the stage of a campaign as a word. Specification 4. */
export function LifeChip({ lifeCycle }: Pick<CampaignRow, 'lifeCycle'>) {
  const t = useT()
  const { label, tone } = lifeWords[lifeCycle]
  return <Chip tone={tone}>{t(label)}</Chip>
}

/** Shows the period in which a campaign takes suggestions. */
export function CampaignTimes({ beginTime, endTime }: Pick<CampaignRow, 'beginTime' | 'endTime'>) {
  const t = useT()
  return (
    <span>
      <Time at={beginTime} day /> {t('campaign.until')} <Time at={endTime} day={isEndOfDay(endTime)} />
    </span>
  )
}
