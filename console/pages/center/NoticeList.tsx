import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { formatTime } from '../../fields/time.ts'
import { CenterList } from './CenterList.tsx'
import type { ListProps, NoticePage } from './useCenter.ts'
import { useNoticeType } from './useNoticeType.ts'

/** Lists the notices that administrators sent to the reader, unread ones first; opening one marks it as read. */
export function NoticeList({ query, place, onPlace }: ListProps<NoticePage>) {
  const translate = useTranslate()
  const typeOf = useNoticeType()
  return (
    <CenterList
      query={query}
      place={place}
      onPlace={onPlace}
      empty={translate('center.noNotices')}
      isNew={({ readStatus }) => readStatus === 0}
    >
      {({ id, title, type, readStatus, sentAt }) => (
        <>
          <Box
            component="span"
            sx={{ fontWeight: readStatus === 0 ? 600 : 400, minWidth: { xs: '100%', sm: 168 } }}
          >
            {typeOf(type)}
            {readStatus === 0 && ` · ${translate('center.new')}`}
          </Box>
          <Link
            component={RouterLink}
            to={`/messageCenter/detail?id=${id}`}
            sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}
          >
            {title}
          </Link>
          <Typography variant="body2" component="time" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {formatTime(sentAt)}
          </Typography>
        </>
      )}
    </CenterList>
  )
}
