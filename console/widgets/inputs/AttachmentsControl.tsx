import AttachFile from '@mui/icons-material/AttachFile'
import Close from '@mui/icons-material/Close'
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { useSite } from '../../api/site.ts'
import { type Upload, useUploads } from '../../api/uploads.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { ControlProps } from './types.ts'

function UploadLine({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const translate = useTranslate()
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, minWidth: 0 }}>
      {upload.thumbUrl && (
        <Box
          component="img"
          src={upload.thumbUrl}
          alt=""
          sx={{ width: 32, height: 32, objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {upload.fileName}
        </Typography>
        {upload.share !== undefined && (
          <LinearProgress variant="determinate" value={upload.share * 100} aria-label={upload.fileName} />
        )}
        {upload.error && (
          <Typography variant="caption" role="alert" sx={{ color: 'error.main' }}>
            {upload.error}
          </Typography>
        )}
      </Box>
      <IconButton
        size="small"
        aria-label={translate('attachment.remove', { name: upload.fileName })}
        onClick={onRemove}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** Uploads files as soon as they are chosen; its value is the list of their ids. The limits are in specification 5. */
export function AttachmentsControl(props: ControlProps) {
  const translate = useTranslate()
  const site = useSite()
  const file = useRef<HTMLInputElement>(null)
  const maxFiles = Math.min(props.schema.maxItems ?? 20, site?.limits.attachmentMax ?? 20)
  const [full, setFull] = useState(false)
  const { uploads, add, remove } = useUploads(ids => props.onChange(ids.length > 0 ? ids : undefined))
  const choose = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    const room = maxFiles - uploads.length
    setFull(chosen.length > room)
    for (const one of chosen.slice(0, Math.max(0, room))) add(one)
  }
  return (
    <FieldFrame {...props} error={full ? translate('attachment.full') : props.error} group>
      <input
        ref={file}
        type="file"
        id={props.id}
        hidden
        multiple
        accept=".jpg,.jpeg,.png,.gif,.bmp,video/mp4,video/webm,video/quicktime"
        onChange={event => {
          choose(event.target.files)
          event.target.value = ''
        }}
      />
      <Button
        variant="text"
        color="secondary"
        size="small"
        startIcon={<AttachFile fontSize="small" />}
        disabled={props.disabled || uploads.length >= maxFiles}
        onClick={() => file.current?.click()}
      >
        {translate('attachment.add')}
      </Button>
      <Typography component="div" variant="caption" sx={{ color: 'text.disabled' }}>
        {translate('attachment.limits', { count: maxFiles })}
      </Typography>
      {uploads.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {uploads.map(upload => (
            <UploadLine key={upload.key} upload={upload} onRemove={() => remove(upload.key)} />
          ))}
        </Box>
      )}
    </FieldFrame>
  )
}
