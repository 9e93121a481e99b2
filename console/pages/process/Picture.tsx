import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { Notice } from '../../widgets/parts/States.tsx'

interface Props {
  operation: 'getInstImage' | 'getProcessImage'
  query: Readonly<Record<string, number>>
  /** The same in words: what the picture shows, and where it stands. */
  words: string
  caption?: string
}

/** A process as the server draws it; what does not fit is scrolled to within its own box. */
export function Picture({ operation, query, words, caption }: Props) {
  const translate = useTranslate()
  const picture = useQuery({
    queryKey: ['picture', operation, query],
    queryFn: async ({ signal }) => {
      const drawn = (await api.callAny(operation, { query, signal })) as Blob
      return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawn.text())}`
    },
    retry: false
  })
  if (picture.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (picture.isError) {
    return <Failed error={picture.error} onRetry={() => void picture.refetch()} />
  }
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 2, minWidth: 0 }}>
      <Box
        role="region"
        aria-label={translate('process.picture')}
        tabIndex={0}
        // drawn in ink on white, by night too
        sx={{
          overflow: 'auto',
          maxHeight: 480,
          bgcolor: '#FFFFFF',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider'
        }}
      >
        <Box component="img" src={picture.data} alt={words} sx={{ display: 'block', m: '0 auto' }} />
      </Box>
      {caption && (
        <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
          {caption}
        </Typography>
      )}
    </Box>
  )
}
