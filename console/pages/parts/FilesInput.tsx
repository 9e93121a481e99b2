import AttachFile from '@mui/icons-material/AttachFile'
import { Button } from '@mui/material'
import { useInput, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { lostNames, useUploads } from '../../api/uploads.ts'
import { UploadLines } from '../../widgets/inputs/files/UploadLines.tsx'
import { FieldFrame } from '../../widgets/parts/forms/FieldFrame.tsx'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'

/** A stored file in the value of a form. Requests contain only `aid`; the other fields are for display. */
export interface StoredFile {
  readonly aid: number
  readonly fileName: string
  readonly thumbUrl?: string | null | undefined
}

const isStored = (file: unknown): file is StoredFile =>
  typeof file === 'object' && file !== null && 'aid' in file && typeof file.aid === 'number'

/** Returns the stored files in a form's value. */
export const storedFiles = (value: unknown): readonly StoredFile[] =>
  Array.isArray(value) ? value.filter(isStored) : []

/** Returns the names of files in a form's restored value that were chosen but not stored. */
export const lostFiles = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((file: unknown) =>
        !isStored(file) && typeof file === 'object' && file !== null && 'fileName' in file
          ? [String(file.fileName)]
          : []
      )
    : []

interface Props {
  source: string
  id: string
  label: string
  hint?: string
  most: number
  /** The file extensions and media types that the file dialog of the browser offers. */
  accept: string
}

const anySchema = {}

/** Edits the files of a record. Existing files can be removed; new files are uploaded as soon as they are chosen. */
function Input({ source, id, label, hint, most, accept }: Props) {
  const translate = useTranslate()
  const file = useRef<HTMLInputElement>(null)
  const { field } = useInput({ source })
  const [kept, setKept] = useState(() => storedFiles(field.value))
  const [lostBefore] = useState(() => lostFiles(field.value))
  const { uploads, add, retryOf, remove } = useUploads(() => undefined, lostBefore)
  const uploaded = uploads.flatMap(({ aid, fileName, thumbUrl }) =>
    aid === undefined ? [] : [{ aid, fileName, thumbUrl }]
  )
  // the value also names files that are not stored, so that a draft remembers them
  const files = [...kept, ...uploaded, ...lostNames(uploads).map(fileName => ({ fileName }))]
  const reported = useRef(JSON.stringify(kept))
  useEffect(() => {
    const now = JSON.stringify(files)
    if (now === reported.current) return
    reported.current = now
    field.onChange({ target: { value: files } })
  })
  const remaining = most - kept.length - uploads.length
  const [isFull, setFull] = useState(false)
  const lines = [
    ...kept.map(one => ({
      ...one,
      key: `kept.${one.aid}`,
      drop: () => setKept(list => list.filter(({ aid }) => aid !== one.aid))
    })),
    ...uploads.map(one => ({
      ...one,
      key: `new.${one.key}`,
      retry: retryOf(one),
      drop: () => remove(one.key)
    }))
  ]
  return (
    <FieldFrame
      id={id}
      name={source}
      label={label}
      value={field.value}
      onChange={field.onChange}
      schema={anySchema}
      hint={hint}
      error={isFull ? translate('attachment.full') : undefined}
      group
    >
      <input
        ref={file}
        type="file"
        hidden
        multiple={most > 1}
        accept={accept}
        onChange={event => {
          const chosen = [...(event.target.files ?? [])]
          setFull(chosen.length > remaining)
          for (const one of chosen.slice(0, Math.max(0, remaining))) void add(one)
          event.target.value = ''
        }}
      />
      <Button
        id={id}
        variant="text"
        color="secondary"
        size="small"
        startIcon={<AttachFile fontSize="small" />}
        disabled={remaining <= 0}
        onClick={() => file.current?.click()}
      >
        {translate('attachment.add')}
      </Button>
      <UploadLines lines={lines} />
    </FieldFrame>
  )
}

export const FilesInput = withPageTexts('files', Input)
