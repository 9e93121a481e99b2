import { ApiError } from '@board/client'
import { Box, Paper, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { formatTime } from '../../fields/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { FactLine } from '../../widgets/parts/FactLine.tsx'
import { PageFrame } from '../../widgets/parts/forms/FormFrame.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { MissingRecord } from '../../widgets/parts/notices/NotFound.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { MessageView } from '../taskMain/MessageView.tsx'
import { BackToCenter } from './BackToCenter.tsx'

/** Codes with which the server refuses a message that the reader's group may not see any more. */
const goneCodes: readonly string[] = ['GEN0403', 'GEN0404', 'MSG0001']

/** Reads the message as the institution sees it, or as everybody does if the institution does not handle it now. */
async function readMessage(tid: number, signal: AbortSignal) {
  try {
    return { own: await api.call('getStaffMessage', { body: { tid }, signal }) }
  } catch (failure) {
    if (!(failure instanceof ApiError) || !goneCodes.includes(failure.code)) throw failure
    return { open: await api.call('getMessage', { body: { tid }, signal }) }
  }
}

function Content() {
  const translate = useTranslate()
  const tid = useRecordId('messageId')
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['message', 'content', tid],
    queryFn: ({ signal }) => readMessage(tid ?? 0, signal),
    enabled: tid !== undefined,
    retry: false
  })
  const title = data?.own?.subject ?? data?.open?.subject ?? translate('news.message')
  useTitle(title)
  if (tid === undefined)
    return <MissingRecord words={translate('task.missing')} back={<BackToCenter tab="messages" />} />
  return (
    <PageFrame
      title={translate('news.message')}
      back={{ to: '/messageCenter?tab=messages', words: translate('center.messages') }}
      tools={
        data?.own && (
          <ActionButton tone="primary" to={`/taskMain?messageId=${tid}`}>
            {translate('news.open')}
          </ActionButton>
        )
      }
    >
      {isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {data?.own && (
        // the cards of a message have round edges, so they are not as wide as a phone
        <Box sx={{ px: { xs: 2, sm: 0 } }}>
          <MessageView message={data.own} />
        </Box>
      )}
      {data?.open && (
        <Paper
          variant="outlined"
          component="article"
          sx={{ borderRadius: { xs: 0, sm: '10px' }, p: { xs: 3, sm: 4 }, display: 'grid', gap: 3 }}
        >
          <Notice kind="info" words={translate('news.gone')} />
          <Typography variant="h2">{data.open.subject}</Typography>
          {data.open.contentList.map(item => (
            <Typography key={item.id} sx={{ whiteSpace: 'pre-wrap', maxWidth: '44em' }}>
              {item.content}
            </Typography>
          ))}
          {data.open.replies.map(reply => (
            <Box key={reply.id} sx={{ borderLeft: 4, borderColor: 'primary.main', pl: 3 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <FactLine
                  facts={[translate('news.replyOf', { name: reply.groupName }), formatTime(reply.createdAt)]}
                />
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '44em' }}>{reply.content}</Typography>
            </Box>
          ))}
        </Paper>
      )}
    </PageFrame>
  )
}

/** Shows the message of a notification without actions. Specification 2. */
export const MessageContent = () => (
  <PageTexts family="news">
    <Content />
  </PageTexts>
)
