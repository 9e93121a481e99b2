import { Box } from '@mui/material'
import { ToneWord } from '../ToneWord.tsx'

/** Shows within a row why an action on it was refused. */
export const RowTrouble = ({ words }: { words: string }) => (
  <Box sx={{ whiteSpace: 'normal' }}>
    <ToneWord tone="late" wraps>
      {words}
    </ToneWord>
  </Box>
)
