import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'

const width = 120
const height = 32

/** Draws the messages of the last 30 days as a line; its words say the same. */
export function DailyLine({ daily }: { daily: readonly number[] }) {
  const translate = useTranslate()
  const most = Math.max(1, ...daily)
  const total = daily.reduce((sum, messages) => sum + messages, 0)
  const points = daily
    .map((messages, day) => {
      const across = (day / Math.max(1, daily.length - 1)) * width
      return `${across.toFixed(1)},${(height - 2 - (messages / most) * (height - 4)).toFixed(1)}`
    })
    .join(' ')
  return (
    <Box
      component="svg"
      role="img"
      aria-label={translate('issues.daily', { total, most })}
      viewBox={`0 0 ${width} ${height}`}
      sx={{ width, height, display: 'block', color: 'primary.main' }}
    >
      <polyline points={points} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </Box>
  )
}
