import { fileAccept } from '@board/schemas/facts/uploads'
import AttachFile from '@mui/icons-material/AttachFile'
import { Button, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { useSite } from '../../api/site.ts'
import { useUploads } from '../../api/uploads.ts'
import type { ControlProps } from '../../fields/controlProps.ts'
import { FieldFrame } from '../parts/forms/FieldFrame.tsx'
import { withPageTexts } from '../parts/PageTexts.tsx'
import { UploadLines } from './files/UploadLines.tsx'

/** Uploads files as soon as they are chosen; its value is the list of their ids. The limits are in specification 5. */
function Control(props: ControlProps) {
  const translate = useTranslate()
  const site = useSite()
  const file = useRef<HTMLInputElement>(null)
  const maxFiles = Math.min(props.schema.maxItems ?? 20, site?.limits.attachmentMax ?? 20)
  const [full, setFull] = useState(false)
  const { uploads, add, retryOf, remove } = useUploads(ids =>
    props.onChange(ids.length > 0 ? ids : undefined)
  )
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
        accept={fileAccept}
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
      <UploadLines
        lines={uploads.map(one => ({
          ...one,
          key: String(one.key),
          retry: retryOf(one),
          drop: () => remove(one.key)
        }))}
      />
    </FieldFrame>
  )
}

export const AttachmentsControl = withPageTexts('files', Control)
