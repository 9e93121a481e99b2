import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** Shows the heading of a page and its tools. If the tools do not all fit beside the heading, all of them go below it. */
export const HeadLine = ({ title, tools }: { title: string; tools?: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
    <Typography variant="h1" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
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
