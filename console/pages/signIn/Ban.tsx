import type { Restriction } from '@board/client'
import { Alert, Box, Link } from '@mui/material'
import { useTranslate } from 'ra-core'
import { formatTime } from '../../fields/time.ts'

/**
 * Shows the restriction of an account while the form is open, and how to appeal: the rule, its begin and its end. A disabled
 * account has no rule.
 */
export function Ban({ ban }: { ban: Restriction | undefined }) {
  const translate = useTranslate()
  const lines = ban ? linesOf(ban, translate) : []
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
      {translate('frame.ban.way')} <Link href="/helpC?key=7">{translate('frame.ban.contact')}</Link>
    </Alert>
  )
}

function linesOf(
  { ruleName, days, beginTime, endTime }: Restriction,
  translate: ReturnType<typeof useTranslate>
) {
  return [
    ['rule', ruleName],
    ['from', formatTime(beginTime)],
    ['until', endTime === null ? translate('frame.ban.forever') : formatTime(endTime)],
    ...(days === null ? [] : [['days', translate('frame.ban.dayCount', { smart_count: days })]])
  ]
}
