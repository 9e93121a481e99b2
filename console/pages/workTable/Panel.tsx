import { Box, Link, Paper, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'

interface Props {
  title: string
  /** The text below the heading: the number of records, or their days. */
  hint?: string | undefined
  /** The address of the whole list. */
  to?: string | undefined
  children: ReactNode
}

/** Shows one part of the work table with its heading and the link to the whole list. */
export function Panel({ title, hint, to, children }: Props) {
  const translate = useTranslate()
  const heading = useId()
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={heading}
      sx={{
        borderRadius: '10px',
        p: { xs: 3, sm: 4 },
        display: 'grid',
        gap: 3,
        alignContent: 'start',
        minWidth: 0
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <Typography variant="h2" id={heading} sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {to && (
          <Link component={RouterLink} to={to} aria-label={translate('workTable.allOf', { title })}>
            {translate('workTable.all')}
          </Link>
        )}
        {hint && (
          <Typography variant="body2" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
            {hint}
          </Typography>
        )}
      </Box>
      {children}
    </Paper>
  )
}
