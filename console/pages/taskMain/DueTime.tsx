import type { Timing } from '@board/schemas/timing'
import { Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { formatTime } from '../../derive/time.ts'
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
  return (
    <Typography component="span" title={title}>
      <DeadlineWord timing={timing} now={now} />
      <Typography component="span" variant="caption" sx={{ color: 'text.disabled', ml: 2 }}>
        {translate('task.dueAt', { at: formatTime(timing.dueAt) })}
      </Typography>
    </Typography>
  )
}
