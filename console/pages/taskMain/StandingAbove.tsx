import { Box } from '@mui/material'
import useMediaQuery from '@mui/material/useMediaQuery'
import { width } from '../../theme/tokens.ts'
import { Standing } from './DeadlineBar.tsx'
import type { StaffMessage } from './modes.ts'

/** Shows state and deadline above the text where the panel stands below it. */
export function StandingAbove({ message }: { message: StaffMessage }) {
  const isNarrow = useMediaQuery(`(max-width: ${width.foldMenu - 0.05}px)`)
  if (!isNarrow) return null
  return (
    <Box sx={{ mb: 2, px: 2 }}>
      <Standing message={message} />
    </Box>
  )
}
