import type { Timing } from '@board/schemas/facts/timing'
import { Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { formatTime } from '../../fields/time.ts'
import { DeadlineWord } from '../../widgets/cells/cells.tsx'

interface Props {
  timing: Timing
  /** The present moment in seconds. */
  now: number
  title?: string
}

/** Shows how an answer stands against its deadline, with the day and the time of the deadline. */
export function DueTime({ timing, now, title }: Props) {
  const translate = useTranslate()
  const { dueAt, answeredAt } = timing
  // 前 is a demand, and nobody demands what is done or was not done in time
  const isPast = answeredAt !== null || dueAt < now
  return (
    <Typography component="span" title={title}>
      <DeadlineWord timing={timing} now={now} />
      <Typography component="span" variant="caption" sx={{ color: 'text.disabled', ml: 2 }}>
        {translate(isPast ? 'task.wasDueAt' : 'task.dueAt', { at: formatTime(dueAt) })}
      </Typography>
    </Typography>
  )
}
