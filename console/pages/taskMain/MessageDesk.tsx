import { Box, Paper } from '@mui/material'
import { useStore, useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { boardNamed } from '../../base/boards.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import { roomy } from '../../theme/tokens.ts'
import { Late } from '../../widgets/parts/notices/Late.tsx'
import { Settling } from '../../widgets/parts/notices/Settling.tsx'
import { DeskTopContext } from '../parts/deskTop.ts'
import { messageId } from '../parts/focus.ts'
import type { StaffMessage } from '../parts/message/modes.ts'
import { CameFrom } from './CameFrom.tsx'
import { minWidths } from './deskWidths.ts'
import { MessageView } from './MessageView.tsx'

/** The edge is fetched after the desk is drawn, because the columns have their widths without it. */
const PanelEdge = lazyPart(() => import('./PanelEdge.tsx').then(({ PanelEdge }) => ({ default: PanelEdge })))

/**
 * Returns the widths of the columns. On a wide screen the panel, in which the reader writes, is the widest one.
 * @param chosen the width of the panel that the reader has chosen, in pixels
 */
function widths(hasList: boolean, chosen: number | undefined) {
  // a panel that was widened in a wide window leaves room for the message in a narrow one
  const panel = (usual: string) =>
    chosen === undefined
      ? usual
      : `minmax(${minWidths.panel}px, min(${chosen}px, 100% - ${hasList ? 600 : 360}px))`
  return {
    xs: 'minmax(0, 1fr)',
    md: `minmax(0, 1fr) ${chosen === undefined ? 'minmax(320px, 380px)' : `minmax(320px, min(${chosen}px, 100% - 360px))`}`,
    lg: `${hasList ? '208px ' : ''}minmax(0, 1fr) ${panel(hasList ? 'minmax(320px, 340px)' : 'minmax(360px, 420px)')}`,
    xl: `${hasList ? '264px ' : ''}minmax(0, 1fr) ${panel('minmax(400px, 1.1fr)')}`
  }
}

const column = { minWidth: 0, minHeight: 0, [roomy.md]: { overflowY: 'auto' } } as const

interface DeskProps {
  /** Identifies the record among others that are shown on the same page; it must be read before an action on it. */
  record: string
  /** The name of the record. */
  label: string
  panel: ReactNode
  children: ReactNode
}

interface MessageDeskProps {
  message: StaffMessage
  /** Identifies the matter that is decided among others of the same message; absent if nothing is decided. */
  matter?: string
  /** The content above the message. */
  above?: ReactNode
  /** True if the panel has the actions on the requests about the message. */
  hasActsInPanel?: boolean
  children: ReactNode
}

/** Shows one message with its history, and the present actions at the side. */
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
 * Shows one record: the list from which it was opened, the record, and the present actions at the side. On a phone they
 * are below each other.
 */
export function Desk({ record, label, panel, children }: DeskProps) {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const hasList = boardNamed(params.get('list')) !== undefined
  const [chosen, setChosen] = useStore<number | undefined>('desk.panelWidth', undefined)
  const [top, setTop] = useState<HTMLElement | null>(null)
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
        <Box
          // on a phone, too, the record is a card among others, and not as wide as the window
          sx={{ ...column, '& > .MuiPaper-root': { borderRadius: '10px' } }}
          component="section"
          id={messageId}
          aria-label={label}
          tabIndex={0}
        >
          <Box sx={{ display: { lg: 'none' }, mb: 2 }}>
            <CameFrom view="steps" />
          </Box>
          <div ref={setTop} />
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
              // the fixed parts above and below the fields must not cover the focused field and its counter
              scrollPaddingTop: 48,
              scrollPaddingBottom: 104
            }}
          >
            <DeskTopContext value={top}>{panel}</DeskTopContext>
          </Paper>
        </Box>
      </Box>
    </Settling>
  )
}
