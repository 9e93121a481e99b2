import { Box, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { daysOf, type Period, periodOfDays } from './period.ts'

/** Lets the reader choose the first and the last day; both take effect when they form a range. */
export function DayRange({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const translate = useTranslate()
  const id = useId()
  const [days, setDays] = useState(daysOf(period))
  const isBackwards = !!days.from && !!days.to && days.to < days.from
  function choose(part: 'from' | 'to', value: string) {
    const next = { ...days, [part]: value }
    setDays(next)
    const chosen = periodOfDays(next.from ?? null, next.to ?? null)
    if (chosen) onChange(chosen)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, flexBasis: { xs: '100%', sm: 'auto' } }}>
      {(['from', 'to'] as const).map(part => (
        <TextField
          key={part}
          id={`${id}${part}`}
          type="date"
          size="small"
          label={translate(`dataBoard.${part}`)}
          value={days[part] ?? ''}
          error={part === 'to' && isBackwards}
          helperText={part === 'to' && isBackwards && translate('dataBoard.backwards')}
          onChange={event => choose(part, event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ minWidth: '9.5rem', flex: { xs: 1, sm: '0 1 auto' } }}
        />
      ))}
    </Box>
  )
}
