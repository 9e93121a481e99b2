import { Box, Paper } from '@mui/material'
import type { ReactNode } from 'react'

/** Shows content on a raised surface of the page. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: { xs: 0, sm: '10px' }, overflow: 'hidden', minWidth: 0 }}>
      {children}
    </Paper>
  )
}

/** The content of a card, below its tabs. */
export const CardBody = ({ children }: { children: ReactNode }) => (
  <Box sx={{ p: { xs: 3, sm: 6 }, display: 'grid', gap: 6 }}>{children}</Box>
)
