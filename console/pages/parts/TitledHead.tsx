import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** Shows a page that belongs to no list: its heading with its tools, and its content. */
export const TitledHead = ({
  title,
  tools,
  children
}: {
  title: string
  tools?: ReactNode
  children: ReactNode
}) => (
  <Box sx={{ p: { xs: 0, sm: 4 }, display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        px: { xs: 3, sm: 0 },
        pt: { xs: 3, sm: 0 }
      }}
    >
      <Typography variant="h1" sx={{ mr: 'auto' }}>
        {title}
      </Typography>
      {tools}
    </Box>
    {children}
  </Box>
)
