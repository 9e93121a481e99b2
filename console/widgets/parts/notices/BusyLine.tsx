import { Box, LinearProgress } from '@mui/material'

/** The delay before the line is drawn, in milliseconds, so that a quick answer causes no flicker. */
const appearDelay = 200

/**
 * Shows at the top of a scrolling box that its content is being fetched again. It takes no space. The content is not
 * dimmed, because it can still be read.
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
        animation: `appear ${appearDelay}ms step-end`
      }}
    >
      <LinearProgress color="secondary" sx={{ height: 2 }} />
    </Box>
  )
}
