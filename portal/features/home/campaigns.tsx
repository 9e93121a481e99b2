import type { DataOf } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { useWritten } from '../../shared/forms/use-written.ts'
import { isEndOfDay } from '../../shared/messages/deadline.ts'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

/** Shows the campaigns that collect suggestions now. */
export function Campaigns({ campaigns }: { campaigns: DataOf<'listCampaigns'>['list'] }) {
  const t = useT()
  const written = useWritten()
  return (
    <Card title={t('home.campaigns')} aside={<Link to="/rmjy/collect?lifeCycle=1">{t('notices.more')}</Link>}>
      <ul className={css.notices}>
        {campaigns.map(({ id, title, endTime }) => (
          <li key={id}>
            <Link to={`/rmjy/collect/content?id=${id}`} {...written}>
              {title}
            </Link>
            <span className={css.ends}>
              {t('home.campaignEnds')} <Time at={endTime} day={isEndOfDay(endTime)} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
