import { Link } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { formatDate } from '../../fields/time.ts'
import { firstPage, useNews, useNotices } from '../center/useCenter.ts'
import { useNoticeType } from '../center/useNoticeType.ts'
import { Lines } from './Lines.tsx'
import { Panel } from './Panel.tsx'

/** Shows the latest `count` notices of administrators, and the number of new notifications. */
export function NoticePanel({ count }: { count: number }) {
  const translate = useTranslate()
  const typeOf = useNoticeType()
  const { data, error, refetch } = useNotices(firstPage)
  const unread = useNews(firstPage).data?.unread ?? 0
  return (
    <Panel title={translate('workTable.notices')} to="/messageCenter?tab=notices">
      <Lines
        lines={data?.list.slice(0, count).map(({ id, title, type, readStatus, sentAt }) => ({
          key: String(id),
          subject: title,
          to: `/messageCenter/detail?id=${id}`,
          notes: [typeOf(type)],
          end: <time>{formatDate(sentAt)}</time>,
          isNew: readStatus === 0
        }))}
        error={error}
        onRetry={() => void refetch()}
        empty={translate('workTable.noNotices')}
      />
      <Link
        component={RouterLink}
        to={`/messageCenter?tab=messages${unread > 0 ? '&unread=1' : ''}`}
        sx={{ justifySelf: 'start' }}
      >
        {unread > 0 ? translate('workTable.news', { smart_count: unread }) : translate('workTable.noNews')}
      </Link>
    </Panel>
  )
}
