import type { Restriction } from '@board/client'
import { Alert, Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { formatTime } from '../derive/time.ts'

/** Shows the restriction of an account while the form is open: the rule, its begin and its end. */
export function Ban({ ban: { ruleName, days, beginTime, endTime } }: { ban: Restriction }) {
  const translate = useTranslate()
  const lines = [
    ['rule', ruleName],
    ['from', formatTime(beginTime)],
    ['until', endTime === null ? translate('frame.ban.forever') : formatTime(endTime)],
    ...(days === null ? [] : [['days', translate('frame.ban.dayCount', { smart_count: days })]])
  ]
  return (
    <Alert severity="error" variant="outlined" role="note" sx={{ mb: 4 }}>
      <strong>{translate('frame.ban.title')}</strong>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 3 }}
      >
        {lines.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{translate(`frame.ban.${name}`)}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Alert>
  )
}
