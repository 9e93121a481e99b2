import { useT } from '../lib/i18n.tsx'
import css from './skeleton.module.css'

/** Holds the place of lines that are on their way; says so to screen readers. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const t = useT()
  return (
    <div className={css.skeleton} role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={line} className={css.line} aria-hidden="true" />
      ))}
    </div>
  )
}
