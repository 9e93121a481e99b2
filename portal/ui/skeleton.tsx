import { useT } from '../lib/i18n.tsx'
import css from './skeleton.module.css'

/** Holds the place of lines that are being loaded; says so to screen readers. */
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

/** Holds the place of a list of cards that is being loaded. */
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
