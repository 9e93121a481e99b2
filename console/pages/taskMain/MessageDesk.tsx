import { Box, Paper } from '@mui/material'
import { useStore, useTranslate } from 'ra-core'
import { lazy, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { boardNamed } from '../../boards.ts'
import { roomy } from '../../theme/tokens.ts'
import { Late } from '../../widgets/parts/Late.tsx'
import { Settling } from '../../widgets/parts/Settling.tsx'
import { CameFrom } from './CameFrom.tsx'
import { least } from './deskWidths.ts'
import { messageId } from './focus.ts'
import { MessageView } from './MessageView.tsx'
import type { StaffMessage } from './modes.ts'

/** The edge is fetched once the desk is drawn: the columns have their widths without it. */
const PanelEdge = lazy(() => import('./PanelEdge.tsx').then(({ PanelEdge }) => ({ default: PanelEdge })))

/**
 * Widths of the columns: on a wide screen the panel, in which one writes, is the widest one.
 * @param chosen the width of the panel that the reader has chosen, in pixels
 */
function widths(hasList: boolean, chosen: number | undefined) {
  // a panel that was made wide in a wide window leaves room for the message in a narrow one
  const panel = (usual: string) =>
    chosen === undefined
      ? usual
      : `minmax(${least.panel}px, min(${chosen}px, 100% - ${hasList ? 600 : 360}px))`
  return {
    xs: 'minmax(0, 1fr)',
    md: `minmax(0, 1fr) ${chosen === undefined ? 'minmax(320px, 380px)' : `minmax(320px, min(${chosen}px, 100% - 360px))`}`,
    lg: `${hasList ? '208px ' : ''}minmax(0, 1fr) ${panel(hasList ? 'minmax(320px, 340px)' : 'minmax(360px, 420px)')}`,
    xl: `${hasList ? '264px ' : ''}minmax(0, 1fr) ${panel('minmax(400px, 1.1fr)')}`
  }
}

const column = { minWidth: 0, minHeight: 0, [roomy.md]: { overflowY: 'auto' } } as const

interface DeskProps {
  /** Tells the record from others that are shown on the same page; it is read before it can be acted on. */
  record: string
  /** Names the record. */
  label: string
  panel: ReactNode
  children: ReactNode
}

interface MessageDeskProps {
  message: StaffMessage
  /** Tells what is decided on from other matters of the same message; absent where nothing is decided. */
  matter?: string
  /** Stands above the message. */
  above?: ReactNode
  /** Whether the panel has the acts on the requests about the message. */
  hasActsInPanel?: boolean
  children: ReactNode
}

/** One message on the desk: what was said and done, and at the side what can be done now. */
export const MessageDesk = ({
  message,
  matter,
  above,
  hasActsInPanel = false,
  children
}: MessageDeskProps) => (
  <Desk record={`${message.tid}.${matter ?? ''}`} label={message.subject} panel={children}>
    {above}
    <MessageView
      key={message.tid}
      message={message}
      isDecidedBeside={hasActsInPanel || matter !== undefined}
    />
  </Desk>
)

/**
 * One record on the desk: the list that it was opened from, the record, and at the side what can be done now. On a
 * phone they stand below each other.
 */
export function Desk({ record, label, panel, children }: DeskProps) {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const hasList = boardNamed(params.get('list')) !== undefined
  const [chosen, setChosen] = useStore<number | undefined>('desk.panelWidth', undefined)
  return (
    <Settling record={record}>
      <Box
        sx={{
          display: 'grid',
          [roomy.md]: { height: '100%' },
          gridTemplateColumns: widths(hasList, chosen),
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
        <Box
          sx={{
            position: 'relative',
            display: 'grid',
            minWidth: 0,
            minHeight: 0,
            alignSelf: { xs: 'start', md: 'stretch' }
          }}
        >
          <Late>
            <PanelEdge controls="panel" width={chosen} onResize={setChosen} />
          </Late>
          <Paper
            variant="outlined"
            component="aside"
            id="panel"
            aria-label={translate('task.panel')}
            sx={{
              ...column,
              borderRadius: '10px',
              p: 4,
              // the fixed parts above and below the fields must not cover the field that has the focus
              scrollPaddingTop: 48,
              scrollPaddingBottom: 72
            }}
          >
            {panel}
          </Paper>
        </Box>
      </Box>
    </Settling>
  )
}
