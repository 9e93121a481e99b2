import { Box } from '@mui/material'
import { ToneWord } from '../cells/cells.tsx'

/** Shows why an act was refused for the row that it stands in. */
export const RowTrouble = ({ words }: { words: string }) => (
  <Box sx={{ whiteSpace: 'normal' }}>
    <ToneWord tone="late" wraps>
      {words}
    </ToneWord>
  </Box>
)
