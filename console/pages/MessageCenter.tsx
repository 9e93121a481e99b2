import { Box, Paper, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { faceOf } from '../base/face.ts'
import { withPageTexts } from '../widgets/parts/PageTexts.tsx'
import { CountTabs } from '../widgets/parts/Tabs.tsx'
import { useTitle } from '../widgets/parts/useTitle.ts'
import { NewsList } from './center/NewsList.tsx'
import { NoticeList } from './center/NoticeList.tsx'
import { OverdueNotice } from './center/OverdueNotice.tsx'
import { firstPage, type NewsFilter, newsKinds, useNews, useNotices, usePlace } from './center/useCenter.ts'

const countOf = (unread: number | undefined) => (unread ? String(unread) : undefined)

/** Reads the filter of the notifications from the address. */
function filterIn(params: URLSearchParams): NewsFilter {
  const kind = newsKinds.find(one => one === params.get('kind'))
  return { ...(kind && { kind }), ...(params.get('unread') === '1' && { unread: 1 as const }) }
}

/** Filters the notifications: only new ones, or those about one noun. */
function KindTabs({ filter, unread }: { filter: NewsFilter; unread: number | undefined }) {
  const translate = useTranslate()
  const tabs = [
    { query: '', label: translate('board.tabs.all') },
    { query: '&unread=1', label: translate('board.tabs.unread'), count: countOf(unread) },
    ...newsKinds.map(kind => ({ query: `&kind=${kind}`, label: translate(`center.kinds.${kind}`) }))
  ]
  const chosen = filter.kind ? `&kind=${filter.kind}` : filter.unread ? '&unread=1' : ''
  return (
    <CountTabs
      label={translate('center.kind')}
      value={tabs.findIndex(({ query }) => query === chosen)}
      tabs={tabs.map(({ query, label, count }, value) => ({
        value,
        label,
        count,
        to: `/messageCenter?tab=messages${query}`
      }))}
    />
  )
}

function Center() {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const [place, setPlace] = usePlace()
  // institutions get notifications about their messages; staff read their notices here
  const isInstitution = faceOf(window.location.pathname) === 'g'
  const isNotices = (params.get('tab') ?? (isInstitution ? 'messages' : 'notices')) === 'notices'
  const filter = filterIn(params)
  const news = useNews(isNotices ? firstPage : place, isNotices ? {} : filter)
  const notices = useNotices(isNotices ? place : firstPage)
  const title = translate('menu.messageCenter')
  useTitle(title)
  const tab = (value: number, name: 'messages' | 'notices', unread: number | undefined) => ({
    value,
    label: translate(`center.${name}`),
    count: countOf(unread),
    to: `/messageCenter?tab=${name}`
  })
  return (
    <Box sx={{ p: { xs: 0, sm: 4 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Typography variant="h1" sx={{ p: { xs: 3, sm: 0 }, pb: { xs: 0 } }}>
        {title}
      </Typography>
      <Paper variant="outlined" sx={{ borderRadius: { xs: 0, sm: '10px' }, overflow: 'hidden' }}>
        {isInstitution && <OverdueNotice />}
        <CountTabs
          label={title}
          value={isNotices ? 1 : 0}
          tabs={[tab(0, 'messages', news.data?.unread), tab(1, 'notices', notices.data?.unread)]}
        />
        {isNotices ? (
          <NoticeList query={notices} place={place} onPlace={setPlace} />
        ) : (
          <>
            <KindTabs filter={filter} unread={news.data?.unread} />
            <NewsList query={news} place={place} onPlace={setPlace} />
          </>
        )}
      </Paper>
    </Box>
  )
}

/**
 * Shows overdue records, the notifications of the reader by kind, and the notices of administrators; new ones are
 * highlighted. Specification 2.
 */
export const MessageCenter = withPageTexts('news', Center)
