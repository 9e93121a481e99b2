import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { formatTime } from '../../fields/time.ts'
import { FactLine } from '../../widgets/parts/FactLine.tsx'

interface Step {
  readonly at: number
  readonly verb: string
  readonly actorName: string
  readonly note: string | null
}

/** Shows the history of a record: the action, the person, the time and the remark. */
export function History({ steps }: { steps: readonly Step[] }) {
  const translate = useTranslate()
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
      {steps.map(({ at, verb, actorName, note }) => (
        <Box component="li" key={`${at}.${verb}`} sx={{ borderLeft: 4, borderColor: 'divider', pl: 3 }}>
          <Typography sx={{ fontWeight: 500 }}>{translate(`events.${verb}`, { _: verb })}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FactLine facts={[actorName, formatTime(at)]} />
          </Typography>
          {note && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
              {note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}
