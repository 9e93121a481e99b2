import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useLocation } from 'react-router-dom'
import { useLabels } from '../../../api/site.ts'
import { formatTime } from '../../../fields/time.ts'
import { ActionButton } from '../../../widgets/parts/Buttons.tsx'
import { FactLine } from '../../../widgets/parts/FactLine.tsx'
import { ToneWord } from '../../../widgets/parts/ToneWord.tsx'
import { AttachmentList } from './AttachmentList.tsx'
import type { StaffMessage } from './modes.ts'
import { waitingOf } from './proposals.ts'

/** Returns the address at which one reply of the message is edited; the parameters of the list stay. */
export function editAddress(search: string, tid: number, replyId: number): string {
  const params = new URLSearchParams(search)
  params.delete('act')
  params.set('messageId', String(tid))
  params.set('edit', String(replyId))
  return `/taskMain?${params}`
}

/** Shows the published replies; one that may still be edited links to its editor. */
export function ReplyList({ message }: { message: StaffMessage }) {
  const translate = useTranslate()
  const labels = useLabels()
  const { search } = useLocation()
  return message.replies.map(reply => (
    <Box key={reply.id} sx={{ borderLeft: 4, borderColor: 'primary.main', pl: 3, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3">{reply.groupName}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mr: 'auto' }}>
          <FactLine
            facts={[
              labels('replyKind', reply.kind),
              formatTime(reply.createdAt),
              reply.editedAt !== null && translate('task.editedAt', { at: formatTime(reply.editedAt) })
            ]}
          />
        </Typography>
        {reply.lateDays !== null && (
          <ToneWord tone="late">{translate('task.repliedLate', { smart_count: reply.lateDays })}</ToneWord>
        )}
        {reply === message.replies.at(-1) && waitingOf(message)?.kind === 'edit' && (
          <ToneWord tone="wait">{translate('task.editWaits')}</ToneWord>
        )}
        {reply.allowedActions.includes('editReply') && (
          <ActionButton small to={editAddress(search, message.tid, reply.id)}>
            {translate('actions.editReply.verb')}
          </ActionButton>
        )}
      </Box>
      <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '44em' }}>{reply.content}</Typography>
      <AttachmentList attachments={reply.attachments} />
    </Box>
  ))
}
