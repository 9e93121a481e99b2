import { Box, Paper, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { api } from '../../api/client.ts'
import { formatTime } from '../../fields/time.ts'
import { PageFrame } from '../../widgets/parts/forms/FormFrame.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { centerKeys } from './useCenter.ts'
import { useNoticeType } from './useNoticeType.ts'

/** Shows one notice with its text and marks it as read. */
export function NoticePage({ id }: { id: number }) {
  const translate = useTranslate()
  const typeOf = useNoticeType()
  const queries = useQueryClient()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['notice', 'content', id],
    queryFn: ({ signal }) => api.call('getNotice', { query: { id }, signal }),
    staleTime: 0,
    retry: false
  })
  const title = data?.title ?? translate('center.notice')
  useTitle(title)
  const opened = data?.id
  useEffect(() => {
    if (opened === undefined) return
    const refresh = () => Promise.all(centerKeys.map(key => queries.invalidateQueries({ queryKey: [key] })))
    // if marking fails, the text is shown all the same; the notice stays new, and is marked when it is opened again
    api.call('readNotice', { body: { id: opened } }).then(refresh, () => undefined)
  }, [opened, queries])

  return (
    <PageFrame title={title} back={{ to: '/messageCenter?tab=notices', words: translate('center.notices') }}>
      <Paper
        variant="outlined"
        component="article"
        sx={{
          borderRadius: { xs: 0, sm: '10px' },
          p: { xs: 3, sm: 4 },
          display: 'grid',
          gap: 3,
          maxWidth: 960
        }}
      >
        {isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
        {error && <Failed error={error} onRetry={() => void refetch()} />}
        {data && !error && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {typeOf(data.type)}
              {' · '}
              {translate('center.sentBy', { sender: data.sender, at: formatTime(data.sentAt) })}
            </Typography>
            <Box
              sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '40em', lineHeight: 1.75 }}
            >
              {data.content}
            </Box>
          </>
        )}
      </Paper>
    </PageFrame>
  )
}
