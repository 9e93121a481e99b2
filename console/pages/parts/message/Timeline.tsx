import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { formatTime } from '../../../fields/time.ts'
import { FactLine } from '../../../widgets/parts/FactLine.tsx'
import { durationOf } from '../duration.ts'
import type { StaffMessage } from './modes.ts'
import { stepWords } from './stepWords.ts'

/** Shows the steps of a timeline: the event, the actor, the time, and the duration. */
export function Timeline({ entries }: { entries: StaffMessage['timeline'] }) {
  const translate = useTranslate()
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map(entry => {
        const took = entry.secondsSincePrevious === null ? undefined : durationOf(entry.secondsSincePrevious)
        return (
          <Box
            component="li"
            key={entry.id}
            sx={{
              position: 'relative',
              pl: 5,
              pb: 3,
              borderLeft: 2,
              borderColor: 'divider',
              ml: 1,
              '&::before': {
                content: '""',
                position: 'absolute',
                left: -6,
                top: 6,
                width: 10,
                height: 10,
                borderRadius: '50%',
                bgcolor: 'text.disabled'
              },
              '&:last-of-type': { pb: 0 }
            }}
          >
            <Typography sx={{ fontWeight: 500 }}>{stepWords(translate, entry)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FactLine
                facts={[
                  entry.actorName,
                  formatTime(entry.at),
                  took && translate(`duration.${took.unit}`, { smart_count: took.count })
                ]}
              />
            </Typography>
            {entry.note && (
              <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
                {entry.note}
              </Typography>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
