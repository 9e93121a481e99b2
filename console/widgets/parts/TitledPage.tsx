import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** Shows a page of react-admin's own components, which render their title into the heading with this id. */
export const TitledPage = ({ children }: { children: ReactNode }) => (
  <Box sx={{ p: { xs: 3, sm: 4 }, display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
    <Typography variant="h1" id="react-admin-title" sx={{ '&:empty': { display: 'none' } }} />
    <Box sx={{ minWidth: 0 }}>{children}</Box>
  </Box>
)
