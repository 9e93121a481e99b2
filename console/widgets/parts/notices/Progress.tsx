import { Box, LinearProgress, Typography } from '@mui/material'

/** Shows the progress of work, in words and, if it is known, as a share from 0 to 1. */
export function Progress({ words, share }: { words: string; share?: number | undefined }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LinearProgress
        aria-label={words}
        {...(share === undefined
          ? { variant: 'indeterminate' as const }
          : { variant: 'determinate' as const, value: share * 100 })}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words}
      </Typography>
    </Box>
  )
}
