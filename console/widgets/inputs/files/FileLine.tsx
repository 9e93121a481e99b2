import Close from '@mui/icons-material/Close'
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { isStored, type PendingFile, type RecordFile } from '../../../fields/files.ts'
import { FileLink, FilePicture } from '../../parts/forms/FileParts.tsx'
import type { Sending } from './useSending.ts'

interface Props {
  file: RecordFile | PendingFile
  /** The progress of a pending file's upload; absent: it was interrupted. */
  sending: Sending | undefined
  disabled: boolean
  onRemove: () => void
  onRetry: () => void
}

/** Shows one file of a form, which is stored, being uploaded, or failed. */
export function FileLine({ file, sending, disabled, onRemove, onRetry }: Props) {
  const translate = useTranslate()
  const { fileName: name } = file
  const isSending = sending?.share !== undefined
  const error = isStored(file) || isSending ? undefined : (sending?.error ?? translate('files.interrupted'))
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, minWidth: 0 }}>
      {isStored(file) && <FilePicture file={file} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isStored(file) ? (
          <FileLink file={file} />
        ) : (
          <Typography variant="body2" noWrap title={name}>
            {name}
          </Typography>
        )}
        {isSending && <SendingBar name={name} share={sending?.share ?? 0} />}
        {error !== undefined && (
          <Typography variant="caption" role="alert" sx={{ color: 'error.main', display: 'block' }}>
            {error}
          </Typography>
        )}
      </Box>
      {sending?.canRetry && (
        <Button size="small" aria-label={translate('files.retry', { name })} onClick={onRetry}>
          {translate('files.retryWord')}
        </Button>
      )}
      {!disabled && (
        <IconButton
          size="small"
          aria-label={translate(isSending ? 'files.cancel' : 'files.remove', { name })}
          onClick={onRemove}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}

function SendingBar({ name, share }: { name: string; share: number }) {
  const translate = useTranslate()
  const percent = Math.round(share * 100)
  return (
    <>
      <LinearProgress variant="determinate" value={percent} aria-label={name} sx={{ my: 0.5 }} />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('files.sending', { percent })}
      </Typography>
    </>
  )
}
