import type { Theme } from '@mui/material'

/**
 * The style of a drawing in dark lines on white. In the dark colour mode it is inverted and keeps its hues. The border
 * belongs around it, because it would be inverted, too.
 */
export const sheet = ({ palette }: Theme) => ({
  bgcolor: '#FFFFFF',
  filter: palette.mode === 'dark' ? 'invert(0.9) hue-rotate(180deg)' : 'none'
})
