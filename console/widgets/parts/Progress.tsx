import { Box, LinearProgress, Typography } from '@mui/material'

/** Work under way: how much of it where that is known, 0 to 1, and in words. */
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
