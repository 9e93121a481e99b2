import { Box } from '@mui/material'
import { visuallyHidden } from '../forms/FieldFrame.tsx'

/** Announces a status to screen readers that is also shown in another way. */
export function HiddenStatus({ words }: { words: string }) {
  return (
    <Box component="span" role="status" sx={visuallyHidden}>
      {words}
    </Box>
  )
}
