import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { StoredUpload } from '../../../api/keptUploads.ts'
import { useLabels } from '../../../api/site.ts'
import { FormDialog } from '../../../widgets/parts/forms/FormDialog.tsx'
import { Notice } from '../../../widgets/parts/notices/States.tsx'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import type { Mode, StaffMessage } from '../../parts/message/modes.ts'
import type { Previewed } from '../usePreview.ts'
import { consequenceOf } from './consequence.ts'
import { publicMessage } from './publicMessage.ts'

interface Props {
  message: StaffMessage
  mode: Mode
  previewed: Previewed
  /** The files in the editor: new uploads, and the remaining files of a reply that is changed. */
  files: readonly StoredUpload[]
  /** The number of warnings that the editor shows below this dialog. */
  warnings: number
  /** Called when another warning appears there: this dialog would cover it. */
  onWarned: () => void
  onDecide: (isAgreed: boolean) => void
}

interface Shown {
  aid: number
  fileName: string
  thumbUrl?: string | null | undefined
}

function Files({ files }: { files: readonly Shown[] }) {
  const translate = useTranslate()
  if (files.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={translate('desk.files')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, listStyle: 'none', m: 0, p: 0 }}
    >
      {files.map(({ aid, fileName, thumbUrl }) => (
        <Box component="li" key={aid} sx={{ maxWidth: 144, minWidth: 0 }}>
          {thumbUrl && (
            <Box
              component="img"
              src={thumbUrl}
              alt=""
              sx={{ width: 144, height: 108, objectFit: 'cover', borderRadius: 1, display: 'block' }}
            />
          )}
          <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
            {fileName}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** Says as what the text is published, and what that does to the assignments. */
function Consequence({ message, mode, kind }: Pick<Props, 'message' | 'mode'> & Pick<Previewed, 'kind'>) {
  const translate = useTranslate()
  const { kind: published, adopts, cancels, passesOver } = consequenceOf(message, mode, kind)
  const listed = (names: readonly string[]) => ({ names: names.join(translate('desk.comma')) })
  const seenBy = translate(message.isPublic ? 'desk.seenByAll' : 'desk.seenByAuthor')
  return (
    <>
      <Notice
        kind="info"
        words={
          adopts === undefined
            ? translate(`desk.consequence.${published}`)
            : translate(`desk.adopting.${published}`, { name: adopts })
        }
        hint={seenBy}
      />
      {passesOver.length > 0 && (
        <Notice kind="warning" words={translate('desk.passesOver', listed(passesOver))} />
      )}
      {cancels.length > 0 && <Notice kind="warning" words={translate('desk.cancels', listed(cancels))} />}
    </>
  )
}

function Dialog({ message, mode, previewed, files, warnings, onWarned, onDecide }: Props) {
  const { content, kind } = previewed
  const translate = useTranslate()
  const labels = useLabels()
  const [known] = useState(warnings)
  const warn = useRef(onWarned)
  warn.current = onWarned
  useEffect(() => {
    if (warnings > known) warn.current()
  }, [warnings, known])
  const open = publicMessage(message)
  const isShown = ({ isPublic }: { isPublic: number }) => isPublic === 1
  const draft = message.assignments.find(({ tpid }) => tpid === mode.record.tpid)
  const drafted = draft?.attachments.filter(isShown) ?? []
  // attachments of the changed reply that are hidden from the public
  const changed = message.replies.find(({ id }) => id === mode.record.replyId)
  const withheld = changed?.attachments.filter(one => !isShown(one)).map(({ aid }) => aid) ?? []
  const uploaded = files.filter(({ aid }) => !withheld.includes(aid))
  return (
    <FormDialog
      title={translate('desk.preview')}
      verb={translate('desk.publish')}
      tone="primary"
      busy={false}
      trouble={null}
      onSubmit={() => onDecide(true)}
      onClose={() => onDecide(false)}
    >
      <Consequence message={message} mode={mode} kind={kind} />
      <Box component="article" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {open.subject}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {message.forumName} · {labels('messageType', message.typeId)}
        </Typography>
        {open.contents.map(({ id, text }) => (
          <Typography
            key={id}
            variant="body2"
            sx={{ whiteSpace: 'pre-wrap', maxHeight: '7.5rem', overflowY: 'auto', overflowWrap: 'anywhere' }}
            tabIndex={0}
          >
            {text}
          </Typography>
        ))}
        <Box sx={{ borderLeft: 4, borderColor: 'primary.main', pl: 3, display: 'grid', gap: 2 }}>
          <Typography variant="h3">{message.forum.groupName}</Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{content}</Typography>
          <Files files={[...drafted, ...uploaded]} />
        </Box>
      </Box>
    </FormDialog>
  )
}

/**
 * Shows a text as the public will read it, before it is published. No control has the focus at first, so that an
 * accidental key does not publish.
 */
export default withPageTexts('desk', Dialog)
