import { Box, LinearProgress } from '@mui/material'

/** Milliseconds before the line is drawn: what is answered sooner does not flicker. */
const patience = 200

/**
 * Shows on top of what scrolls that it is being fetched anew, without a place of its own. What stands below is not
 * paled meanwhile: it can still be read.
 */
export function BusyLine({ busy }: { busy: boolean }) {
  if (!busy) return null
  return (
    <Box
      aria-hidden="true"
      sx={{
        position: 'sticky',
        top: 0,
        left: 0,
        zIndex: 4,
        height: 0,
        '@keyframes appear': { from: { visibility: 'hidden' } },
        animation: `appear ${patience}ms step-end`
      }}
    >
      <LinearProgress color="secondary" sx={{ height: 2 }} />
    </Box>
  )
}
