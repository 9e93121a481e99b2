import { useT } from '../../lib/i18n.tsx'
import { ErrorText } from './error-text.tsx'
import css from './upload-list.module.css'

export interface UploadItem {
  key: string
  name: string
  /** The address of a thumbnail; absent for videos. */
  thumb?: string | null
  /** The progress from 0 to 1 while the file is being uploaded. */
  progress?: number
  /** True after the file was uploaded on this page. */
  isDone?: boolean
  error?: string
  /** True if another attempt with the same file may succeed. */
  canRetry?: boolean
}

/** Lists the chosen files with thumbnail, progress, and a button to cancel or remove each. */
export function UploadList({
  items,
  onRemove,
  onRetry
}: {
  items: readonly UploadItem[]
  onRemove: (key: string) => void
  onRetry: (key: string) => void
}) {
  const t = useT()
  if (items.length === 0) return null
  return (
    <ul className={css.list} aria-label={t('upload.files')}>
      {items.map(item => (
        <li key={item.key} className={css.item}>
          {item.thumb ? (
            <img className={css.thumb} src={item.thumb} alt="" />
          ) : (
            <span className={css.thumb} aria-hidden="true">
              ▶
            </span>
          )}
          <div className={css.middle}>
            <p className={css.name} title={item.name}>
              {item.name}
            </p>
            {item.progress !== undefined && (
              <progress
                className={css.progress}
                value={item.progress}
                max={1}
                aria-label={t('upload.progress', { name: item.name })}
              />
            )}
            {item.isDone && <p className={css.done}>{t('upload.done')}</p>}
            {item.error && <ErrorText>{item.error}</ErrorText>}
          </div>
          {item.error && item.canRetry && (
            <button type="button" className={css.act} onClick={() => onRetry(item.key)}>
              {t('ui.retry')}
            </button>
          )}
          <button
            type="button"
            className={css.act}
            aria-label={t(item.progress === undefined ? 'upload.removeFile' : 'upload.cancelFile', {
              name: item.name
            })}
            onClick={() => onRemove(item.key)}
          >
            {t(item.progress === undefined ? 'upload.remove' : 'ui.cancel')}
          </button>
        </li>
      ))}
    </ul>
  )
}
