import { Box, Link, List, ListItem, Paper, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { api } from '../api/client.ts'
import { failureWords } from '../api/failure.ts'
import { formatTime } from '../derive/time.ts'
import { useTitle } from '../layout/useTitle.ts'
import { ActionButton } from '../widgets/parts/Buttons.tsx'
import { Failed } from '../widgets/parts/Failed.tsx'
import { Pager } from '../widgets/parts/Pager.tsx'
import { Notice } from '../widgets/parts/States.tsx'

type Rows = 10 | 20 | 50 | 100
const sizes: readonly Rows[] = [10, 20, 50, 100]

/** What happened that concerns me; new ones stand out until they are marked as read. */
export function MessageCenter() {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const [page, setPage] = useState(1)
  const [rows, setRows] = useState<Rows>(20)
  const query = useQuery({
    queryKey: ['notices', page, rows],
    queryFn: ({ signal }) => api.call('listNotices', { query: { page, rows }, signal }),
    retry: false
  })
  const title = translate('menu.messageCenter')
  useTitle(title)
  const { list = [], total = 0, unread = 0 } = query.data ?? {}

  async function markSeen() {
    const newest = list.reduce((last, notice) => Math.max(last, notice.id), 0)
    try {
      await api.call('markNoticesSeen', { body: { lastId: newest } })
      await Promise.all(
        ['notices', 'messageCount'].map(key => queries.invalidateQueries({ queryKey: [key] }))
      )
    } catch (failure) {
      notify(failureWords(failure, translate), { type: 'error' })
    }
  }

  const first = (page - 1) * rows + 1
  return (
    <Box sx={{ p: { xs: 0, sm: 4 }, display: 'grid', gap: 3, maxWidth: 960 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, p: { xs: 3, sm: 0 } }}>
        <Typography variant="h1" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {unread > 0 && page === 1 && (
          <ActionButton onClick={() => void markSeen()}>{translate('center.markSeen')}</ActionButton>
        )}
      </Box>
      <Paper variant="outlined" sx={{ borderRadius: { xs: 0, sm: '10px' }, overflow: 'hidden' }}>
        {query.isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
        {query.isError && <Failed error={query.error} onRetry={() => void query.refetch()} />}
        {query.isSuccess && list.length === 0 && <Notice kind="empty" words={translate('center.empty')} />}
        <List disablePadding>
          {list.map(notice => (
            <ListItem
              key={notice.id}
              divider
              sx={theme => ({
                gap: 3,
                flexWrap: 'wrap',
                bgcolor: notice.unread ? theme.tokens.accentSoft : 'transparent'
              })}
            >
              <Box component="span" sx={{ fontWeight: notice.unread ? 600 : 400, minWidth: 128 }}>
                {translate(`events.${notice.verb}`, { _: notice.verb })}
                {notice.unread && ` · ${translate('center.new')}`}
              </Box>
              {notice.tid === null ? (
                <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                  {notice.subject}
                </Box>
              ) : (
                <Link
                  component={RouterLink}
                  to={`/taskMain?messageId=${notice.tid}`}
                  sx={{ flex: 1, minWidth: 200 }}
                >
                  {notice.subject}
                </Link>
              )}
              <Typography
                variant="body2"
                component="time"
                sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
              >
                {formatTime(notice.at)}
              </Typography>
            </ListItem>
          ))}
        </List>
        {total > 0 && (
          <Pager
            page={page}
            rows={rows}
            sizes={sizes}
            hasNext={page * rows < total}
            words={translate('board.total', { from: first, to: first + list.length - 1, total })}
            onPage={setPage}
            onRows={size => {
              setPage(1)
              setRows(sizes.find(one => one === size) ?? 20)
            }}
          />
        )}
      </Paper>
    </Box>
  )
}
