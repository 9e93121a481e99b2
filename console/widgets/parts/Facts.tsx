import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface Fact {
  name: string
  label: string
  value: ReactNode
}

/** Lists facts about a record as labels and values. With `tight`, short ones are side by side on a phone, too. */
export function Facts({ facts, tight = false }: { facts: readonly Fact[]; tight?: boolean }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: tight ? 'minmax(112px, max-content) 1fr' : '1fr',
          sm: 'minmax(128px, max-content) 1fr'
        },
        columnGap: tight ? 4 : 6,
        rowGap: tight ? 2 : { xs: 0, sm: 3 },
        m: 0
      }}
    >
      {facts.map(fact => (
        <Box key={fact.name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {fact.label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              mb: tight ? 0 : { xs: 3, sm: 0 },
              minWidth: 0,
              maxWidth: '40em',
              // some fields of their own show nothing for an empty value
              '&:empty::before': { content: '"—"' },
              minHeight: 22,
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-wrap',
              // a long label has more than one line
              '& .MuiChip-root': { height: 'auto', minHeight: 24 },
              '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 }
            }}
          >
            {fact.value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
