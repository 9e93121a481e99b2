import type { DataOf } from '@board/client'
import { Box, Dialog, DialogActions, DialogContent, DialogTitle, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useLabels } from '../../api/site.ts'
import { formatTime } from '../../fields/time.ts'
import { roomy } from '../../theme/tokens.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { FactLine } from '../../widgets/parts/FactLine.tsx'

type Duplicate = DataOf<'examineMessage'>['duplicates'][number]

interface Props {
  message: DataOf<'getEditorMessage'>
  duplicates: readonly Duplicate[]
  onClose: () => void
}

/** Shows a waiting message and its likely duplicates side by side; on a phone they are below each other. */
export function Duplicates({ message, duplicates, onClose }: Props) {
  const translate = useTranslate()
  const labels = useLabels()
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={id}>
      <DialogTitle id={id} component="h2" sx={{ typography: 'h2' }}>
        {translate('examination.sideBySide', { subject: message.subject })}
      </DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'minmax(0, 1fr)',
          [roomy.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }
        }}
      >
        <Box
          component="section"
          aria-label={translate('examination.thisMessage')}
          sx={{ [roomy.md]: { position: 'sticky', top: 0, alignSelf: 'start' } }}
        >
          <Text
            title={translate('examination.thisMessage')}
            facts={[message.forum.name, formatTime(message.createdAt)]}
            subject={message.subject}
            content={message.contentList[0]?.content ?? ''}
          />
        </Box>
        <Box
          component="section"
          aria-label={translate('examination.others')}
          sx={{ display: 'grid', gap: 4, alignContent: 'start' }}
        >
          {duplicates.map(one => (
            <Text
              key={one.tid}
              title={translate(one.isSameAuthor ? 'examination.sameAuthor' : 'examination.otherAuthor')}
              facts={[
                translate('examination.number', { tid: one.tid }),
                labels('auditState', one.auditState),
                one.forumName,
                formatTime(one.createdAt)
              ]}
              subject={one.subject}
              content={one.content}
              to={`/message?tid=${one.tid}&kind=message&id=${one.tid}`}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider', px: 6, py: 3 }}>
        <ActionButton onClick={onClose}>{translate('ra.action.close')}</ActionButton>
      </DialogActions>
    </Dialog>
  )
}

interface TextProps {
  title: string
  facts: readonly string[]
  subject: string
  content: string
  /** The address of the message; absent for the one that is being decided on. */
  to?: string
}

function Text({ title, facts, subject, content, to }: TextProps) {
  return (
    <Box component="article" sx={{ display: 'grid', gap: 2, borderLeft: 4, borderColor: 'divider', pl: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {to === undefined ? (
          subject
        ) : (
          // in another window, because the comparison would be left
          <Link component={RouterLink} to={to} target="_blank">
            {subject}
          </Link>
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FactLine facts={facts} />
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{content}</Typography>
    </Box>
  )
}
