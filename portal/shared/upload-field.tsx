import { useId, useRef } from 'react'
import { useT } from '../lib/i18n.tsx'
import { UploadList } from '../ui/upload-list.tsx'
import { accepted } from './upload-check.ts'
import css from './upload-field.module.css'
import type { useUploads } from './use-uploads.ts'

/** Choosing pictures and videos, or dropping them here. */
export function UploadField({ uploads, most }: { uploads: ReturnType<typeof useUploads>; most: number }) {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a shortcut for the input inside
    <div
      className={css.field}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        uploads.add([...event.dataTransfer.files])
      }}
    >
      <p className={css.label}>
        {t('upload.label')}{' '}
        <span className={css.count}>{t('upload.count', { count: uploads.items.length, most })}</span>
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
          multiple
          accept={accepted}
          aria-describedby={`${id}-hint`}
          onChange={event => {
            uploads.add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <label htmlFor={id} className={css.choose}>
          {t('upload.choose')}
        </label>
      </div>
      <p id={`${id}-hint`} className={css.count}>
        {t('upload.hint')} <span className={css.forMouse}>{t('upload.drop')}</span>
      </p>
      {uploads.refusal && (
        <p className={css.refusal} role="alert">
          {uploads.refusal}
        </p>
      )}
    </div>
  )
}
