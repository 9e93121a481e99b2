import type { Timing } from '@board/schemas/facts/timing'
import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, Link, List, ListItem, ListItemButton, Paper, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { faceOf } from '../../base/face.ts'
import { useKeys } from '../../derive/keys.ts'
import { useNow } from '../../fields/useNow.ts'
import { DeadlineWord } from '../../widgets/cells/cells.tsx'
import { StepLink } from '../../widgets/parts/StepLink.tsx'
import { ToneWord } from '../../widgets/parts/ToneWord.tsx'
import { KeyHelp } from '../../widgets/registry.tsx'
import { focusEditor } from '../parts/focus.ts'
import { type ListedRow, useCameFrom } from '../parts/useCameFrom.ts'

/** The keys of each face; editors write no replies. */
const keyNames = { g: ['j', 'k', 'r', 'p'], admin: ['j', 'k', 'p'] } as const

/** Handles the keys of this page. It belongs to the narrow list, which one of the two views always shows. */
function Keys({ previous, next }: { previous: ListedRow | undefined; next: ListedRow | undefined }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [help, setHelp] = useState(false)
  useKeys({
    j: () => next && navigate(next.to),
    k: () => previous && navigate(previous.to),
    r: focusEditor,
    p: () => window.print(),
    '?': () => setHelp(true)
  })
  if (!help) return null
  const keys = [
    ...keyNames[faceOf(window.location.pathname)].map(key => ({ key, words: translate(`keys.task.${key}`) })),
    { key: '?', words: translate('keys.help') }
  ]
  return <KeyHelp keys={keys} onClose={() => setHelp(false)} />
}

/** Links to the panel, which is below the message on a phone. */
function ToPanel() {
  const translate = useTranslate()
  return (
    <Link href="#panel" sx={{ display: { md: 'none' }, mr: 2, whiteSpace: 'nowrap' }}>
      {translate('task.panel')}
    </Link>
  )
}

/**
 * Shows the list from which the message was opened: as a whole narrow list, or as links to the previous and the next
 * message.
 */
export function CameFrom({ view }: { view: 'list' | 'steps' }) {
  const translate = useTranslate()
  const now = useNow()
  const from = useCameFrom()
  if (!from) return view === 'list' ? <Keys previous={undefined} next={undefined} /> : <ToPanel />
  const head = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Link
        component={RouterLink}
        to={from.back}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mr: 'auto' }}
      >
        <ArrowBack fontSize="small" aria-hidden />
        {translate(`board.names.${from.board.name}`)}
      </Link>
      {view === 'steps' && <ToPanel />}
      <StepLink step="previous" label={translate('task.previous')} to={from.previous?.to} />
      <StepLink step="next" label={translate('task.next')} to={from.next?.to} />
    </Box>
  )
  if (view === 'steps') return head
  const { title, event } = from.board.row
  return (
    <Paper
      variant="outlined"
      component="nav"
      aria-label={translate('task.cameFrom')}
      sx={{ borderRadius: '10px', overflow: 'hidden' }}
    >
      <Keys previous={from.previous} next={from.next} />
      <Box sx={{ p: 2, pl: 3, borderBottom: 1, borderColor: 'divider' }}>{head}</Box>
      <List disablePadding>
        {from.rows.map(({ id, row, to, current, done }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton
              component={RouterLink}
              to={to}
              selected={current}
              aria-current={current ? 'page' : undefined}
              sx={theme => ({
                display: 'block',
                py: 2,
                px: 3,
                borderBottom: 1,
                borderColor: 'divider',
                '&.Mui-selected': { bgcolor: theme.tokens.accentSoft }
              })}
            >
              <Typography
                variant="body2"
                sx={{
                  overflow: 'hidden',
                  display: '-webkit-box',
                  WebkitLineClamp: 2,
                  WebkitBoxOrient: 'vertical',
                  fontWeight: current ? 600 : 400
                }}
              >
                {String(row[title] ?? '')}
              </Typography>
              {event && (
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {translate(`events.${row[event]}`, { _: String(row[event]) })}
                </Typography>
              )}
              {done && <ToneWord tone="plain">{done}</ToneWord>}
              {!done && row.timing && (
                <Typography variant="caption" component="span">
                  <DeadlineWord timing={row.timing as Timing} now={now} />
                </Typography>
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  )
}
