import type { DataOf } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { Time } from '../../ui/time.tsx'
import css from './inbox.module.css'

/** Shows the latest notices of the platform, unread ones first. */
export function NoticeBox({ notices }: { notices: DataOf<'listNotices'> }) {
  const t = useT()
  return (
    <Card title={t('notices.title')} aside={<Link to="/sysNotice">{t('notices.more')}</Link>}>
      {notices.list.length === 0 ? (
        <p className={css.facts}>{t('inbox.noNotices')}</p>
      ) : (
        <ul className={css.notices}>
          {notices.list.slice(0, 5).map(({ id, title, sentAt, readStatus }) => (
            <li key={id}>
              {readStatus === 0 && <Chip tone="new">{t('inbox.isUnread')}</Chip>}
              <Link to={`/sysNotice?id=${id}`}>{title}</Link>
              <span className={css.facts}>
                <Time at={sentAt} day />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
