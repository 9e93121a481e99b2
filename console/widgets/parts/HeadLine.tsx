import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/**
 * Shows the heading of a page and its tools. A long heading has more lines, and its tools stay beside it. If they do not fit
 * beside its shortest line, all of them go below it.
 */
export const HeadLine = ({ title, tools }: { title: string; tools?: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
    <Typography variant="h1" sx={{ mr: 'auto', flex: { sm: '1 1 12em' }, overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        '&:empty': { display: 'none' },
        '& > .MuiButton-root': { px: { xs: 2.5, sm: 4 } }
      }}
    >
      {tools}
    </Box>
  </Box>
)
