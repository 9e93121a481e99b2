import { fileAccept } from '@board/schemas/facts/uploads'
import AttachFile from '@mui/icons-material/AttachFile'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { ControlProps } from '../../../fields/controlProps.ts'
import { filesOf, isStored, type PendingFile, type RecordFile } from '../../../fields/files.ts'
import { describedBy, FieldFrame, visuallyHidden } from '../../parts/forms/FieldFrame.tsx'
import { withPageTexts } from '../../parts/PageTexts.tsx'
import { FileLine } from './FileLine.tsx'
import { useSending } from './useSending.ts'

/**
 * Edits one file of a record, or a list of them. Files are uploaded as soon as they are chosen; they belong to the
 * record once it is saved.
 */
function Control(props: ControlProps) {
  const { id, value, onChange, schema, disabled = false, error } = props
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  const [isFull, setFull] = useState(false)
  const isList = schema.items !== undefined
  const maxFiles = isList ? (schema.maxItems ?? 1) : 1
  const files = filesOf(value)
  // uploads end at any moment, some of them in one render
  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  })
  const change = (next: readonly (RecordFile | PendingFile)[]) => {
    latest.current = next
    onChange(next.length === 0 ? undefined : isList ? next : next[0])
  }
  const { sendings, add, retry, drop } = useSending((key, stored) => {
    change(latest.current.map(file => (!isStored(file) && file.pending === key ? stored : file)))
    setSaid(translate('files.stored', { name: stored.fileName }))
  })
  const choose = (chosen: readonly File[]) => {
    const room = Math.max(0, maxFiles - latest.current.length)
    setFull(chosen.length > room)
    const begun = chosen.slice(0, room).map(file => ({ pending: add(file), fileName: file.name }))
    if (begun.length > 0) change([...latest.current, ...begun])
  }
  const remove = (file: RecordFile | PendingFile) => {
    if (!isStored(file)) drop(file.pending)
    setFull(false)
    change(latest.current.filter(one => one !== file))
    // the button that had the focus is gone with its line
    button.current?.focus()
  }
  const tooMany = isFull ? translate('files.full', { count: maxFiles }) : undefined
  return (
    <FieldFrame {...props} error={tooMany ?? error} group>
      <input
        ref={input}
        type="file"
        hidden
        multiple={maxFiles > 1}
        accept={fileAccept}
        onChange={event => {
          choose([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {files.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
          {files.map(file => (
            <FileLine
              key={isStored(file) ? file.aid : `pending ${file.pending}`}
              file={file}
              sending={isStored(file) ? undefined : sendings.get(file.pending)}
              disabled={disabled}
              onRemove={() => remove(file)}
              onRetry={() => !isStored(file) && retry(file.pending)}
            />
          ))}
        </Box>
      )}
      <Button
        ref={button}
        id={id}
        variant="outlined"
        color="secondary"
        size="small"
        startIcon={<AttachFile fontSize="small" />}
        aria-disabled={disabled || files.length >= maxFiles}
        aria-describedby={[`${id}-limits`, describedBy(props)].filter(Boolean).join(' ')}
        onClick={() => {
          if (disabled) return
          if (files.length >= maxFiles) setFull(true)
          else input.current?.click()
        }}
        sx={{ '&[aria-disabled=true]': { opacity: 0.6 } }}
      >
        {translate(isList ? 'files.add' : 'files.replace')}
      </Button>
      <Typography
        component="div"
        id={`${id}-limits`}
        variant="caption"
        sx={{ color: 'text.secondary', mt: 1 }}
      >
        {translate(isList ? 'files.limits' : 'files.limitOne', { count: maxFiles })}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </FieldFrame>
  )
}

export const FilesControl = withPageTexts('files', Control)
