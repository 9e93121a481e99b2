import Close from '@mui/icons-material/Close'
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { Upload } from '../../../api/uploads.ts'
import { UnsentFiles } from './UnsentFiles.tsx'

/** One file of an input, with what its buttons do. */
export interface UploadLine extends Pick<Upload, 'fileName' | 'aid' | 'share' | 'error'> {
  readonly key: string
  readonly thumbUrl?: string | null | undefined
  /** Uploads a failed file again; absent if that would not help. */
  readonly retry?: (() => void) | undefined
  /** Removes the file, or cancels its upload. */
  readonly drop: () => void
}

/** Shows the files of an input. The form around it is not sent without a failed one unless the reader agrees. */
export const UploadLines = ({ lines }: { lines: readonly UploadLine[] }) => (
  <>
    {lines.length > 0 && (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map(line => (
          <Line key={line.key} line={line} />
        ))}
      </Box>
    )}
    <UnsentFiles lines={lines.filter(({ aid }) => aid === undefined)} />
  </>
)

function Line({ line: { fileName, thumbUrl, aid, share, error, retry, drop } }: { line: UploadLine }) {
  const translate = useTranslate()
  const item = useRef<HTMLElement>(null)
  // a fixed bar below the fields must not hide what was just chosen, or its error
  const isNews = aid === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error makes the line higher
  useEffect(() => {
    if (isNews) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isNews, error])
  return (
    <Box
      ref={item}
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, minWidth: 0, scrollMarginBottom: '72px' }}
    >
      {thumbUrl && (
        <Box
          component="img"
          src={thumbUrl}
          alt=""
          sx={{ width: 48, height: 36, objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap title={fileName}>
          {fileName}
        </Typography>
        {share !== undefined && (
          <LinearProgress variant="determinate" value={share * 100} aria-label={fileName} />
        )}
        {error && (
          <Typography variant="caption" role="alert" sx={{ color: 'error.main', display: 'block' }}>
            {error}
          </Typography>
        )}
      </Box>
      {error && retry && (
        <Button size="small" aria-label={translate('files.retry', { name: fileName })} onClick={retry}>
          {translate('files.retryWord')}
        </Button>
      )}
      <IconButton size="small" aria-label={translate('attachment.remove', { name: fileName })} onClick={drop}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}
