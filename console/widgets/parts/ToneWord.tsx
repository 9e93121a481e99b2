import { Box } from '@mui/material'
import type { ReactNode } from 'react'

const colour = {
  ok: 'success.main',
  wait: 'warning.main',
  late: 'error.main',
  plain: 'text.secondary'
} as const
export type Tone = keyof typeof colour

/** Shows a text in the colour of its tone. A mark of its own shape ensures that colour is never the only sign. */
export function ToneWord({ tone, wraps, children }: { tone: Tone; wraps?: boolean; children: ReactNode }) {
  const mark = { ok: '●', wait: '◆', late: '▲', plain: '○' }[tone]
  return (
    <Box
      component="span"
      sx={{
        color: colour[tone],
        whiteSpace: wraps ? 'normal' : 'nowrap',
        // a column of a table is as wide as the longest word
        overflowWrap: 'break-word',
        fontWeight: tone === 'late' ? 600 : 400
      }}
    >
      <Box component="span" aria-hidden sx={{ fontSize: '0.625rem', mr: 1, verticalAlign: '1px' }}>
        {mark}
      </Box>
      {children}
    </Box>
  )
}
