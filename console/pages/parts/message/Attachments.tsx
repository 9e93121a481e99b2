import { type ActionId, actions } from '@board/generated/actions'
import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type MouseEvent, useState } from 'react'
import { lazyPart } from '../../../base/lazyPart.ts'
import { useActions } from '../../../derive/dialog/ActionHost.tsx'
import { ActionButton } from '../../../widgets/parts/Buttons.tsx'
import { Late } from '../../../widgets/parts/notices/Late.tsx'
import type { StaffMessage } from './modes.ts'

/** A picture is seldom opened, so its dialog is fetched after the first view. */
const PictureViewer = lazyPart(() => import('../PictureViewer.tsx'))

export type Attachment = StaffMessage['contentList'][number]['attachments'][number]

/** The actions that set whether an attachment is public. There are two states, so they ask nothing. */
const toggles: readonly string[] = ['setMessageAttachmentPublic', 'setDraftAttachmentPublic']
/** Tells whether the public sees an attachment: its author published it, and the institution does not hide it. */
const isShown = ({ isPublic, hiddenByGroup }: Attachment): boolean => isPublic === 1 && !hiddenByGroup
const isFilm = ({ mime }: Attachment): boolean => mime.startsWith('video/')
const isAction = (id: string): id is ActionId => id in actions

function AttachmentActions({ attachment }: { attachment: Attachment }) {
  const translate = useTranslate()
  const { run } = useActions()
  const isPublic = isShown(attachment) ? 0 : 1
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

/** Shows pictures, videos and files of a text, each with its actions. */
export default function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const translate = useTranslate()
  const [opened, setOpened] = useState<number>()
  /** Opens a picture. The browser handles a click that asks for another tab or window. */
  function open(event: MouseEvent, aid: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpened(aid)
  }
  return (
    <>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, listStyle: 'none', m: 0, p: 0 }}>
        {attachments.map(attachment => (
          <Box
            component="li"
            key={attachment.aid}
            sx={{ width: 144, display: 'grid', gap: 1, alignContent: 'start' }}
          >
            {isFilm(attachment) ? (
              <Box
                component="video"
                controls
                preload="none"
                src={attachment.url}
                sx={{ width: 144, height: 108, bgcolor: '#000', borderRadius: 1 }}
              />
            ) : (
              <Link
                href={attachment.url}
                target="_blank"
                rel="noopener"
                onClick={event => open(event, attachment.aid)}
              >
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
              {!isShown(attachment) &&
                `${translate(attachment.hiddenByGroup ? 'attachment.hidden' : 'attachment.private')} · `}
              {attachment.fileName}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
              <AttachmentActions attachment={attachment} />
            </Box>
          </Box>
        ))}
      </Box>
      <Late>
        {opened !== undefined && (
          <PictureViewer
            pictures={attachments.filter(one => !isFilm(one))}
            first={opened}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Late>
    </>
  )
}
