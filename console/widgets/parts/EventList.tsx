import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { visuallyHidden } from './forms/FieldFrame.tsx'

interface Change {
  name: string
  label: string
  /** undefined if the record did not exist yet; null if the field was empty. */
  before: ReactNode
  after: ReactNode
}

interface Event {
  id: number
  at: string
  verb: string
  actor: string
  note: string
  changes: readonly Change[]
}

/** Lists events, newest first, each with its actor, action, time and changes. */
export function EventList({ events, more }: { events: readonly Event[]; more: ReactNode }) {
  const translate = useTranslate()
  const side = (words: string, value: ReactNode, struck: boolean) => (
    <Box
      component={struck ? 'del' : 'ins'}
      sx={{
        textDecoration: struck && value !== null ? 'line-through' : 'none',
        minWidth: 0,
        position: 'relative'
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {words}
      </Box>
      {value ?? translate('entity.history.empty')}
    </Box>
  )
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: { xs: 3, sm: 6 }, display: 'grid', gap: 4 }}>
      {events.map(event => (
        <Box
          component="li"
          key={event.id}
          sx={{ borderLeft: 4, borderColor: 'divider', pl: 4, display: 'grid', gap: 1 }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            <Typography component="span" sx={{ fontWeight: 500 }}>
              {event.verb}
            </Typography>
            <span>{event.actor}</span>
            <Box component="time" sx={{ color: 'text.secondary' }}>
              {event.at}
            </Box>
          </Box>
          {event.note && <Box sx={{ color: 'text.secondary' }}>{event.note}</Box>}
          {event.changes.length > 0 && (
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: 'minmax(96px, max-content) 1fr' },
                columnGap: 4,
                rowGap: 1,
                m: 0
              }}
            >
              {event.changes.map(change => (
                <Box key={change.name} sx={{ display: 'contents' }}>
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {change.label}
                  </Box>
                  <Box
                    component="dd"
                    sx={{
                      m: 0,
                      minWidth: 0,
                      overflowWrap: 'anywhere',
                      display: 'flex',
                      flexWrap: 'wrap',
                      columnGap: 2
                    }}
                  >
                    {change.before !== undefined &&
                      side(translate('entity.history.before'), change.before, true)}
                    {change.before !== undefined && change.after !== undefined && <span aria-hidden>→</span>}
                    {change.after !== undefined &&
                      side(translate('entity.history.after'), change.after, false)}
                  </Box>
                </Box>
              ))}
            </Box>
          )}
        </Box>
      ))}
      {more && <li>{more}</li>}
    </Box>
  )
}
