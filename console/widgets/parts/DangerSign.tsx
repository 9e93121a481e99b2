import { Box } from '@mui/material'

/** The sign beside the word of a destructive action, so that red alone never tells it. The portal has the same. */
export const DangerSign = () => (
  <Box
    component="svg"
    viewBox="0 0 16 16"
    aria-hidden
    data-danger
    sx={{
      width: 16,
      height: 16,
      flexShrink: 0,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.6,
      strokeLinecap: 'round',
      strokeLinejoin: 'round'
    }}
  >
    <path d="M8 2 14.5 13.5H1.5zM8 6.5v3.2M8 11.8v.1" />
  </Box>
)
