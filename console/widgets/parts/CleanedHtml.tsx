import { Box } from '@mui/material'

/** Shows HTML that the server has cleaned (`server/platform/rich-text`). It must never get any other HTML. */
export function CleanedHtml({ html }: { html: string }) {
  return (
    <Box
      sx={{
        overflowWrap: 'anywhere',
        lineHeight: 1.75,
        '& > :first-of-type': { mt: 0 },
        '& li > p': { my: 0 },
        '& img': { maxWidth: '100%', height: 'auto' },
        '& table': { display: 'block', overflowX: 'auto' }
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps paragraphs, lists, tables and pictures, and no script
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
