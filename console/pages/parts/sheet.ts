import type { Theme } from '@mui/material'

/**
 * A drawing in ink on white; by night it is turned to light ink on a dark sheet, and its hues stay. Its edge is drawn
 * around it: it would be turned, too.
 */
export const sheet = ({ palette }: Theme) => ({
  bgcolor: '#FFFFFF',
  filter: palette.mode === 'dark' ? 'invert(0.9) hue-rotate(180deg)' : 'none'
})
