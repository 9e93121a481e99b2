import { Box } from '@mui/material'
import { ToneWord } from '../cells/cells.tsx'

/** Shows within a row why an act on it was refused. */
export const RowTrouble = ({ words }: { words: string }) => (
  <Box sx={{ whiteSpace: 'normal' }}>
    <ToneWord tone="late" wraps>
      {words}
    </ToneWord>
  </Box>
)
