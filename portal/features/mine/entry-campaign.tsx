import type { DataOf } from '@board/client'
import { type MessageKey, useT } from '../../lib/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import { Chip } from '../../ui/lists/chip.tsx'

const lifeLabels: Record<number, MessageKey> = { 0: 'mine.life0', 1: 'mine.life1', 2: 'mine.life2' }

/** Shows the campaign of an entry, its state, and whether the entry was adopted. */
export function EntryCampaign({ entry }: { entry: DataOf<'listOwnEntries'>['list'][number] }) {
  const t = useT()
  const { collectId, collectTitle, lifeCycle, adopted } = entry
  const life = lifeCycle === null ? undefined : lifeLabels[lifeCycle]
  return (
    <>
      {collectTitle && collectId ? (
        <Link to={`/rmjy/collect/content?id=${collectId}`}>
          {t('mine.campaign', { title: collectTitle })}
        </Link>
      ) : (
        <span>{t('mine.campaignGone')}</span>
      )}
      {life && <Chip>{t(life)}</Chip>}
      {adopted && <Chip tone="ok">{t('message.adopted')}</Chip>}
    </>
  )
}
