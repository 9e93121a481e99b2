import { useId, useRef } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { ErrorText } from '../../ui/forms/error-text.tsx'
import { UploadList } from '../../ui/forms/upload-list.tsx'
import css from './upload-field.module.css'
import type { useUploads } from './use-uploads.ts'

interface UploadFieldProps {
  uploads: ReturnType<typeof useUploads>
  /** The texts for other files than pictures and videos. */
  words?: { label: string; choose: string; hint: string }
}

/** Lets people choose files or drop them here. */
export function UploadField({ uploads, words }: UploadFieldProps) {
  const t = useT()
  const { most } = uploads
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is only a shortcut for the input inside
    <div
      className={css.field}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        uploads.add([...event.dataTransfer.files])
      }}
    >
      <p className={css.label}>
        {words?.label ?? t('upload.label')}{' '}
        {most > 1 && (
          <span className={css.count}>{t('upload.count', { count: uploads.items.length, most })}</span>
        )}
      </p>
      <UploadList
        items={uploads.items}
        onRemove={key => {
          uploads.remove(key)
          input.current?.focus()
        }}
        onRetry={uploads.retry}
      />
      <p className="visually-hidden" role="status">
        {uploads.said}
      </p>
      <div className={css.drop}>
        <input
          ref={input}
          id={id}
          className={css.input}
          type="file"
          multiple={most > 1}
          accept={uploads.accept}
          aria-describedby={`${id}-hint`}
          onChange={event => {
            uploads.add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <label htmlFor={id} className={css.choose}>
          {words?.choose ?? t('upload.choose')}
        </label>
      </div>
      <p id={`${id}-hint`} className={css.count}>
        {words?.hint ?? t('upload.hint')}
        {/* its text begins with a space in languages that have one between sentences */}
        <span className={css.forMouse}>{t('upload.drop')}</span>
      </p>
      {uploads.refusals.map(words => (
        <ErrorText key={words}>{words}</ErrorText>
      ))}
    </div>
  )
}
