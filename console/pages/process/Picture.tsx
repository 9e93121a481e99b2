import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import { api } from '../../api/client.ts'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { sheet } from '../parts/sheet.ts'

interface Props {
  operation: 'getInstImage' | 'getProcessImage'
  query: Readonly<Record<string, number>>
  /** The content of the picture in words, and the current position. */
  words: string
  caption?: string
}

/** Returns the distance of the first marked task from the left edge of a picture. */
function placeOfMark(svg: string): number {
  const left = /viewBox="(-?[\d.]+)/.exec(svg)?.[1]
  const mark = /<rect x="(-?[\d.]+)"[^>]*class="current"/.exec(svg)?.[1]
  return left === undefined || mark === undefined ? 0 : Number(mark) - Number(left)
}

/** Pixels that stay free before it. */
const before = 32

/** Shows a process as the server draws it; a large picture scrolls within its box. */
export function Picture({ operation, query, words, caption }: Props) {
  const translate = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const picture = useQuery({
    queryKey: ['picture', operation, query],
    queryFn: async ({ signal }) => {
      const drawn = (await api.callAny(operation, { query, signal })) as Blob
      const svg = await drawn.text()
      const src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
      return { src, mark: placeOfMark(svg) }
    },
    retry: false
  })
  if (picture.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (picture.isError) {
    return <Failed error={picture.error} onRetry={() => void picture.refetch()} />
  }
  const { src, mark } = picture.data
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 2, minWidth: 0 }}>
      <Box
        ref={frame}
        role="region"
        aria-label={translate('process.picture')}
        tabIndex={0}
        sx={{
          overflow: 'auto',
          maxHeight: 480,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider'
        }}
      >
        <Box sx={[{ width: 'fit-content', minWidth: 1 }, sheet]}>
          <Box
            component="img"
            src={src}
            alt={words}
            onLoad={() => frame.current?.scrollTo({ left: mark - before })}
            sx={{ display: 'block', m: '0 auto' }}
          />
        </Box>
      </Box>
      {caption && (
        <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
          {caption}
        </Typography>
      )}
    </Box>
  )
}
