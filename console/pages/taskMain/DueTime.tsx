import { Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { formatTime } from '../../derive/time.ts'
import { DeadlineWord } from '../../widgets/cells/cells.tsx'

interface Props {
  /** The deadline in seconds, like `now`. */
  deadline: number
  now: number
  title?: string
}

/** Shows a deadline in words, with its day and time. */
export function DueTime({ deadline, now, title }: Props) {
  const translate = useTranslate()
  return (
    <Typography component="span" title={title}>
      <DeadlineWord deadline={deadline} now={now} />
      <Typography component="span" variant="caption" sx={{ color: 'text.disabled', ml: 2 }}>
        {translate('task.dueAt', { at: formatTime(deadline) })}
      </Typography>
    </Typography>
  )
}
