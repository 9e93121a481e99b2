import { standingOf } from '@board/schemas/facts/timing'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useLabels } from '../../api/site.ts'
import { formatTime } from '../../fields/time.ts'
import { useNow } from '../../fields/useNow.ts'
import { roomy, size } from '../../theme/tokens.ts'
import { toneOf } from '../../widgets/cells/tones.ts'
import { ToneWord } from '../../widgets/parts/ToneWord.tsx'
import { isHeld, type StaffMessage } from '../parts/message/modes.ts'
import { DueTime } from './DueTime.tsx'

/** Returns the time since which the clock of a message is stopped, in seconds; undefined while it runs. */
export const stoppedSince = ({ recheckOpen, rechecks }: Pick<StaffMessage, 'recheckOpen' | 'rechecks'>) =>
  recheckOpen ? rechecks.find(({ decidedAt }) => decidedAt === null)?.askedAt : undefined

/** Shows the state of a message and its deadline, or since when its clock is stopped. */
export function Standing({ message }: { message: StaffMessage }) {
  const translate = useTranslate()
  const labels = useLabels()
  const now = useNow()
  const { timing, clockStartedAt, recheckOpen } = message
  const stopped = stoppedSince(message)
  // the deadline of the message binds its own group, not the holder of an assignment
  const isHolder = message.assignments.some(isHeld)
  const isOverdue = timing !== null && standingOf(timing, now).key === 'overdue'
  const started =
    clockStartedAt === null ? '' : translate('task.clockStarted', { at: formatTime(clockStartedAt) })
  return (
    <Box sx={{ display: 'flex', gap: 4, rowGap: 1, flexWrap: 'wrap', alignItems: 'baseline', flex: 1 }}>
      <ToneWord tone={toneOf('traceState', message.state)}>
        {labels('traceState', message.state, message)}
      </ToneWord>
      {recheckOpen && (
        <ToneWord tone="wait" wraps>
          {stopped === undefined
            ? translate('task.clockStopped')
            : translate('task.clockStoppedSince', { at: formatTime(stopped) })}
        </ToneWord>
      )}
      {isOverdue && isHolder && (
        <ToneWord tone="late" wraps>
          {translate('task.messageLate', { at: formatTime(timing.dueAt) })}
        </ToneWord>
      )}
      {timing && !isHolder && !recheckOpen && <DueTime timing={timing} now={now} title={started} />}
    </Box>
  )
}

/** Shows the state of a message; it stays visible while the page scrolls. */
export function DeadlineBar({ message, children }: { message: StaffMessage; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'flex-start',
        position: 'sticky',
        zIndex: 2,
        top: size.topBar,
        bgcolor: 'background.paper',
        py: 2,
        my: -2,
        [roomy.sm]: { top: 0 },
        // a scrolling box keeps sticky elements out of its padding, so text would be visible there
        [roomy.md]: { top: -16 }
      }}
    >
      <Standing message={message} />
      {children}
    </Box>
  )
}
