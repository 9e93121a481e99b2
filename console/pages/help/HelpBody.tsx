import { helpSections } from '@board/schemas/facts/text/help-text'
import { Box, Typography } from '@mui/material'

/** Shows a help text with its headings. */
export function HelpBody({ content }: { content: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: '44em' }}>
      {helpSections(content).map(({ heading, paragraphs }) => (
        <Box component="section" key={heading} sx={{ display: 'grid', gap: 2 }}>
          {heading && <Typography variant="h3">{heading}</Typography>}
          {paragraphs.map(text => (
            <Typography key={text} sx={{ lineHeight: 1.75 }}>
              {text}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  )
}
