import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { formatTime } from '../../../fields/time.ts'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import type { StaffMessage } from '../../parts/message/modes.ts'

interface Props {
  /** The replies that others published while this text was written. */
  published: StaffMessage['replies']
  /** True if the own text was refused or held back because of them: then they are scrolled into view. */
  isRefused: boolean
}

function Texts({ published, isRefused }: Props) {
  const translate = useTranslate()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isRefused) section.current?.scrollIntoView({ block: 'nearest' })
  }, [isRefused])
  const content = useWatch({ name: 'content' })
  return (
    <Box
      ref={section}
      component="section"
      aria-label={translate('desk.bothTexts')}
      // the button to send stays over the end of the panel
      sx={{ display: 'grid', gap: 3, scrollMarginBottom: '72px' }}
    >
      <div role="alert">
        <Typography variant="h3">{translate('desk.bothTexts')}</Typography>
      </div>
      {published.map(reply => (
        <Text
          key={reply.id}
          title={translate('desk.theirs', { name: reply.groupName, at: formatTime(reply.createdAt) })}
          content={reply.content}
        />
      ))}
      <Text title={translate('desk.yours')} content={typeof content === 'string' ? content : ''} />
    </Box>
  )
}

const Text = ({ title, content }: { title: string; content: string }) => (
  <Box sx={{ borderLeft: 4, borderColor: 'warning.main', pl: 3, minWidth: 0 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {title}
    </Typography>
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {content}
    </Typography>
  </Box>
)

/** Shows a reply that a colleague published meanwhile, and the own text, which is not published. */
export default withPageTexts('desk', Texts)
