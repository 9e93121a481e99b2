import { Paper, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { formatTime } from '../../fields/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { FactLine } from '../../widgets/parts/FactLine.tsx'
import { PageFrame } from '../../widgets/parts/forms/FormFrame.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import SeenNews from '../parts/SeenNews.tsx'
import { recordOf } from './useCenter.ts'

/** Shows one notification: the event, the actor and the remark, with a link to the message. */
export function NewsPage({ id }: { id: number }) {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['notifications', 'content', id],
    queryFn: ({ signal }) => api.call('getNotification', { query: { id }, signal }),
    retry: false
  })
  const record = data && recordOf(data)
  const title = data ? translate(`events.${data.verb}`, { _: data.verb }) : translate('news.title')
  useTitle(title)
  return (
    <PageFrame
      title={title}
      back={{ to: '/messageCenter?tab=messages', words: translate('center.messages') }}
    >
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
        {data && (
          <>
            <SeenNews id={id} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FactLine facts={[data.actorName, formatTime(data.at)]} />
            </Typography>
            {data.subject && <Typography variant="h2">{data.subject}</Typography>}
            {data.note && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{data.note}</Typography>}
            {record && (
              <div>
                <ActionButton tone="primary" to={record.to}>
                  {translate(`review.${record.kind}`)}
                </ActionButton>
              </div>
            )}
            {data.tid !== null && (
              <div>
                <ActionButton to={`/messageCenter/threads/content?messageId=${data.tid}`}>
                  {translate('news.message')}
                </ActionButton>
              </div>
            )}
          </>
        )}
      </Paper>
    </PageFrame>
  )
}
