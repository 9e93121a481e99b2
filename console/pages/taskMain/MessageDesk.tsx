import { Box, Paper } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { boardNamed } from '../../boards.ts'
import { CameFrom } from './CameFrom.tsx'
import { messageId } from './focus.ts'
import { MessageView } from './MessageView.tsx'
import type { StaffMessage } from './modes.ts'

/** Widths of the columns; without a list, the message and the panel share the whole width. */
const widths = (hasList: boolean) => ({
  xs: 'minmax(0, 1fr)',
  md: 'minmax(0, 1fr) minmax(320px, 380px)',
  lg: hasList ? '208px minmax(0, 1fr) minmax(320px, 340px)' : 'minmax(0, 1fr) minmax(360px, 420px)',
  xl: hasList ? '264px minmax(0, 1fr) minmax(340px, 420px)' : 'minmax(0, 1fr) minmax(400px, 520px)'
})

const column = { minWidth: 0, minHeight: 0, overflowY: { md: 'auto' } } as const

interface DeskProps {
  /** Names the record. */
  label: string
  panel: ReactNode
  children: ReactNode
}

interface MessageDeskProps {
  message: StaffMessage
  /** Stands above the message. */
  above?: ReactNode
  children: ReactNode
}

/** One message on the desk: what was said and done, and at the side what can be done now. */
export const MessageDesk = ({ message, above, children }: MessageDeskProps) => (
  <Desk label={message.subject} panel={children}>
    {above}
    <MessageView key={message.tid} message={message} />
  </Desk>
)

/**
 * One record on the desk: the list that it was opened from, the record, and at the side what can be done now. On a
 * phone they stand below each other.
 */
export function Desk({ label, panel, children }: DeskProps) {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const hasList = boardNamed(params.get('list')) !== undefined
  return (
    <Box
      sx={{
        display: 'grid',
        height: { md: '100%' },
        gridTemplateColumns: widths(hasList),
        gap: { xs: 2, md: 4 },
        p: { xs: 2, sm: 4 }
      }}
    >
      <Box sx={{ ...column, display: { xs: 'none', lg: hasList ? 'block' : 'none' } }}>
        <CameFrom view="list" />
      </Box>
      <Box sx={column} component="section" id={messageId} aria-label={label} tabIndex={0}>
        <Box sx={{ display: { lg: 'none' }, mb: 2 }}>
          <CameFrom view="steps" />
        </Box>
        {children}
      </Box>
      <Paper
        variant="outlined"
        component="aside"
        id="panel"
        aria-label={translate('task.panel')}
        sx={{
          ...column,
          borderRadius: '10px',
          p: 4,
          alignSelf: { xs: 'start', md: 'stretch' },
          // what is saved with stays in sight below the fields
          scrollPaddingBottom: 72
        }}
      >
        {panel}
      </Paper>
    </Box>
  )
}
