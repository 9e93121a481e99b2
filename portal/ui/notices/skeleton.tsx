import { useT } from '../../lib/i18n.tsx'
import css from './skeleton.module.css'

/** Shows placeholders for lines while they are loading, and tells screen readers so. */
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

/** Shows placeholders for a list of cards while it is loading. */
export function CardSkeletons({ count = 3 }: { count?: number }) {
  const t = useT()
  return (
    <div role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
        <div key={card} className={css.card} aria-hidden="true">
          <span className={css.line} />
          <span className={css.line} />
          <span className={css.line} />
        </div>
      ))}
    </div>
  )
}
