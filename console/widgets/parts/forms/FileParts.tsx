import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { RecordFile } from '../../../fields/files.ts'

/** Shows the small picture of a file, with a link to the file itself. A film has none. */
export function FilePicture({ file, isLarge = false }: { file: RecordFile; isLarge?: boolean }) {
  const translate = useTranslate()
  const [isBroken, setBroken] = useState(false)
  const { url, thumbUrl, fileName: name } = file
  if (!thumbUrl || isBroken) return null
  const picture = (
    <Box
      component="img"
      src={thumbUrl}
      alt=""
      loading="lazy"
      onError={() => setBroken(true)}
      sx={{
        width: isLarge ? 120 : 48,
        height: isLarge ? 90 : 36,
        objectFit: 'cover',
        borderRadius: 1,
        display: 'block',
        bgcolor: 'background.default'
      }}
    />
  )
  if (!url) return picture
  return (
    <Link
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={translate('files.open', { name })}
      sx={{ flexShrink: 0 }}
    >
      {picture}
    </Link>
  )
}

/** Shows the name of a file with its size, as a link that downloads it. If the file is gone, it shows only the name. */
export function FileLink({ file }: { file: RecordFile }) {
  const translate = useTranslate()
  const { url, fileName, bytes } = file
  if (!url) return <span>{fileName}</span>
  const kilobytes = Math.max(1, Math.round((bytes ?? 0) / 1024))
  const size =
    kilobytes < 1024
      ? translate('files.kB', { n: kilobytes })
      : translate('files.MB', { n: (kilobytes / 1024).toFixed(1) })
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', minWidth: 0 }}>
      <Link
        href={url}
        download={fileName}
        title={fileName}
        aria-label={translate('files.download', { name: fileName })}
        variant="body2"
        sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {fileName}
      </Link>
      <Typography variant="caption" component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {size}
      </Typography>
    </Box>
  )
}
