import { Alert, Box, CircularProgress, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { wholeMoments } from '../wholeMoments.tsx'

interface Props {
  kind: 'loading' | 'empty' | 'error' | 'warning' | 'info' | 'done'
  words: string
  /** The next step that the reader can try. */
  hint?: ReactNode
  action?: ReactNode
}

/** Shown in place of records while they are loading, if there are none, or if an error occurred. */
export function Notice({ kind, words, hint, action }: Props) {
  if (kind !== 'loading' && kind !== 'empty') {
    return (
      <Alert
        severity={kind === 'done' ? 'success' : kind}
        variant="outlined"
        role={kind === 'info' || kind === 'done' ? 'status' : 'alert'}
        action={action}
        sx={{
          m: 3,
          alignItems: 'center',
          // in a narrow panel the remedy stands below the words, not beside a column of syllables
          flexWrap: 'wrap',
          '& > .MuiAlert-message': { flex: '1 1 12em', minWidth: 0 },
          '& > .MuiAlert-action': { gap: 2 }
        }}
      >
        {wholeMoments(words)}
        {hint && <div>{typeof hint === 'string' ? wholeMoments(hint) : hint}</div>}
      </Alert>
    )
  }
  return (
    <Box
      role="status"
      aria-busy={kind === 'loading'}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 2,
        p: 12,
        color: 'text.secondary',
        textAlign: 'center'
      }}
    >
      {kind === 'loading' && <CircularProgress size={24} aria-hidden />}
      <Typography>{words}</Typography>
      {hint && (
        <Typography variant="body2" sx={{ color: 'text.disabled' }}>
          {hint}
        </Typography>
      )}
      {action}
    </Box>
  )
}
