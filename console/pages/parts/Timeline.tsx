import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { dot } from '../../derive/labels.ts'
import { formatTime } from '../../derive/time.ts'
import type { StaffMessage } from '../taskMain/modes.ts'
import { durationOf } from './duration.ts'

/** Returns the text of a step, with the number of another message if it concerns one. */
function stepWords(translate: ReturnType<typeof useTranslate>, { verb, otherTid }: Entry): string {
  const words = translate(`events.${verb}`, { _: verb })
  return otherTid ? translate(`task.step.${verb}`, { tid: otherTid, _: words }) : words
}

type Entry = StaffMessage['timeline'][number]

/** Shows the steps of a timeline: the event, the actor, the time, and the duration. */
export function Timeline({ entries }: { entries: readonly Entry[] }) {
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
              {[
                entry.actorName,
                formatTime(entry.at),
                took && translate(`duration.${took.unit}`, { smart_count: took.count })
              ]
                .filter(Boolean)
                .join(dot)}
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
