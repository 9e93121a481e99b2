import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { HeadLine } from '../../widgets/parts/HeadLine.tsx'

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
    <Box sx={{ px: { xs: 3, sm: 0 }, pt: { xs: 3, sm: 0 } }}>
      <HeadLine title={title} tools={tools} />
    </Box>
    {children}
  </Box>
)
