import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { FactLine } from '../../widgets/parts/FactLine.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'

/** One line of a part: its subject, facts below, and a word at its end. */
export interface Line {
  readonly key: string
  readonly subject: string
  readonly to: string
  /** Facts below the subject; empty ones are left out. */
  readonly notes: readonly ReactNode[]
  readonly end: ReactNode
  readonly isNew?: boolean
}

interface Props {
  lines: readonly Line[] | undefined
  error: unknown
  onRetry: () => void
  /** The text if there are no lines. */
  empty: string
}

/** Shows the lines of a part, or why there are none; space for them is reserved while they are fetched. */
export function Lines({ lines, error, onRetry, empty }: Props) {
  const translate = useTranslate()
  if (error && !lines) return <Failed error={error} onRetry={onRetry} />
  if (!lines || lines.length === 0)
    return (
      <Typography role="status" sx={{ color: 'text.secondary', minHeight: lines ? 0 : 240 }}>
        {lines ? empty : translate('ra.page.loading')}
      </Typography>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ key, subject, to, notes, end, isNew }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
            '&:first-of-type': { borderTop: 0, pt: 0 }
          }}
        >
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <Link
              component={RouterLink}
              to={to}
              sx={{
                fontWeight: isNew ? 600 : 500,
                overflowWrap: 'anywhere',
                display: 'inline-block',
                py: 0.5
              }}
            >
              {subject}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <FactLine facts={[isNew && translate('workTable.isNew'), ...notes]} />
            </Typography>
          </Box>
          <Box
            sx={{
              color: 'text.secondary',
              whiteSpace: 'nowrap',
              fontVariantNumeric: 'tabular-nums',
              py: 0.5
            }}
          >
            {end}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
