import { Box } from '@mui/material'
import useMediaQuery from '@mui/material/useMediaQuery'
import { width } from '../../theme/tokens.ts'
import type { StaffMessage } from '../parts/message/modes.ts'
import { Standing } from './DeadlineBar.tsx'

/** Shows the state and the deadline above the text if the panel is below it. */
export function StandingAbove({ message }: { message: StaffMessage }) {
  const isNarrow = useMediaQuery(`(max-width: ${width.foldMenu - 0.05}px)`)
  if (!isNarrow) return null
  return (
    <Box sx={{ mb: 2, px: 2 }}>
      <Standing message={message} />
    </Box>
  )
}
