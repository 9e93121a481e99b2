import type { DataOf } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

/** The latest that administrators told everybody. */
export function Notices({ notices }: { notices: DataOf<'listNotices'>['list'] }) {
  const t = useT()
  return (
    <Card title={t('notices.title')} aside={<Link to="/noticeMain">{t('notices.more')}</Link>}>
      <ul className={css.notices}>
        {notices.map(({ id, title, sentAt }) => (
          <li key={id}>
            <Link to={`/noticeMain?id=${id}`}>{title}</Link>
            <Time at={sentAt} day />
          </li>
        ))}
      </ul>
    </Card>
  )
}
