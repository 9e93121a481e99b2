import { Box, Paper, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { faceOf } from '../face.ts'
import { useTitle } from '../layout/useTitle.ts'
import { CountTabs } from '../widgets/parts/Tabs.tsx'
import { NewsList } from './center/NewsList.tsx'
import { NoticeList } from './center/NoticeList.tsx'
import { firstPage, useNews, useNotices } from './center/useCenter.ts'

const countOf = (unread: number | undefined) => (unread ? String(unread) : undefined)

/**
 * Shows the notifications of the reader and the notices of administrators; new ones stand out. Specification
 * 2.
 */
export function MessageCenter() {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const [newsPlace, setNewsPlace] = useState(firstPage)
  const [noticePlace, setNoticePlace] = useState(firstPage)
  const news = useNews(newsPlace)
  const notices = useNotices(noticePlace)
  const title = translate('menu.messageCenter')
  useTitle(title)
  // institutions are told of their messages; staff have their notices here
  const usual = faceOf(window.location.pathname) === 'g' ? 'messages' : 'notices'
  const isNotices = (params.get('tab') ?? usual) === 'notices'
  const tab = (value: number, name: 'messages' | 'notices', unread: number | undefined) => ({
    value,
    label: translate(`center.${name}`),
    count: countOf(unread),
    to: `/messageCenter?tab=${name}`
  })
  return (
    <Box sx={{ p: { xs: 0, sm: 4 }, display: 'grid', gap: 3, maxWidth: 960 }}>
      <Typography variant="h1" sx={{ p: { xs: 3, sm: 0 }, pb: { xs: 0 } }}>
        {title}
      </Typography>
      <Paper variant="outlined" sx={{ borderRadius: { xs: 0, sm: '10px' }, overflow: 'hidden' }}>
        <CountTabs
          label={title}
          value={isNotices ? 1 : 0}
          tabs={[tab(0, 'messages', news.data?.unread), tab(1, 'notices', notices.data?.unread)]}
        />
        {isNotices ? (
          <NoticeList query={notices} place={noticePlace} onPlace={setNoticePlace} />
        ) : (
          <NewsList query={news} place={newsPlace} onPlace={setNewsPlace} />
        )}
      </Paper>
    </Box>
  )
}
