import type { DataOf } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../services/root.ts'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

/** Shows the latest notices of administrators. */
export function Notices({ notices }: { notices: DataOf<'listNotices'>['list'] }) {
  const t = useT()
  const { user } = useRoot()
  return (
    <Card title={t('notices.title')} aside={<Link to="/noticeMain">{t('notices.more')}</Link>}>
      <ul className={css.notices}>
        {notices.map(({ id, title, sentAt, readStatus }) => (
          <li key={id}>
            <span>
              {/* unread notices come first, with a label */}
              {user && readStatus === 0 && <Chip tone="new">{t('home.unreadNotice')}</Chip>}{' '}
              <Link to={`/noticeMain?id=${id}`}>{title}</Link>
            </span>
            <Time at={sentAt} day />
          </li>
        ))}
      </ul>
    </Card>
  )
}
