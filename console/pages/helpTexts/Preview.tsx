import { Box, Typography } from '@mui/material'
import { blocksOf, type Typed } from './typed.ts'

/** Shows a help page as its readers see it. */
export function Preview({ title, text }: { title: string; text: Typed }) {
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="h2" sx={{ borderBottom: 1, borderColor: 'divider', pb: 2 }}>
        {title}
      </Typography>
      <Typography variant="h3">{text.title}</Typography>
      {blocksOf(text.content).map(({ kind, text: words }, index) =>
        kind === 'heading' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
          <Typography key={index} variant="h3" component="h4">
            {words}
          </Typography>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
          <Typography key={index} sx={{ whiteSpace: 'pre-wrap', lineHeight: 1.75 }}>
            {words}
          </Typography>
        )
      )}
    </Box>
  )
}
