import { type ActionId, actions } from '@board/generated/actions'
import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import type { StaffMessage } from '../taskMain/modes.ts'

type Attachment = StaffMessage['contentList'][number]['attachments'][number]

/** Acts that set whether an attachment is public: the other of two states, so that nothing is asked. */
const toggles: readonly string[] = ['setMessageAttachmentPublic', 'setDraftAttachmentPublic']
const isAction = (id: string): id is ActionId => id in actions

function AttachmentActions({ attachment }: { attachment: Attachment }) {
  const translate = useTranslate()
  const { run } = useActions()
  const isPublic = attachment.isPublic === 1 ? 0 : 1
  return attachment.allowedActions.filter(isAction).map(id =>
    toggles.includes(id) ? (
      <ActionButton
        key={id}
        small
        tone="quiet"
        onClick={() =>
          run({ id, record: { aid: attachment.aid }, immediate: { isPublic }, object: attachment.fileName })
        }
      >
        {translate(isPublic === 0 ? 'attachment.hide' : 'attachment.show')}
      </ActionButton>
    ) : (
      <ActionButton
        key={id}
        small
        tone="quiet"
        onClick={() => run({ id, record: attachment, object: attachment.fileName })}
      >
        {translate(`actions.${id}.verb`)}
      </ActionButton>
    )
  )
}

/** Pictures, videos and files of a text, each with what may be done with it. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const translate = useTranslate()
  if (attachments.length === 0) return null
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, listStyle: 'none', m: 0, p: 0 }}>
      {attachments.map(attachment => (
        <Box
          component="li"
          key={attachment.aid}
          sx={{ width: 144, display: 'grid', gap: 1, alignContent: 'start' }}
        >
          {attachment.mime.startsWith('video/') ? (
            <Box
              component="video"
              controls
              preload="none"
              src={attachment.url}
              sx={{ width: 144, height: 108, bgcolor: '#000', borderRadius: 1 }}
            />
          ) : (
            <Link href={attachment.url} target="_blank" rel="noopener">
              <Box
                component="img"
                src={attachment.thumbUrl ?? attachment.url}
                alt={attachment.fileName}
                loading="lazy"
                sx={{
                  width: 144,
                  height: 108,
                  objectFit: 'cover',
                  borderRadius: 1,
                  display: 'block',
                  bgcolor: 'background.default'
                }}
              />
            </Link>
          )}
          <Typography variant="caption" noWrap title={attachment.fileName} sx={{ color: 'text.secondary' }}>
            {attachment.isPublic === 0 &&
              `${translate(attachment.hiddenByGroup ? 'attachment.hidden' : 'attachment.private')} · `}
            {attachment.fileName}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
            <AttachmentActions attachment={attachment} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
