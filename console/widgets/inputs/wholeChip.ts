/** The style of a chip whose words stand in several lines rather than being cut off. */
export const wholeChip = {
  height: 'auto',
  minHeight: 24,
  '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: '3px' }
} as const
