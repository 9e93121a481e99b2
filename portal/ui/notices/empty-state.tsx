import type { ReactNode } from 'react'
import css from './state.module.css'

/** Says that there is nothing to show, and what to try next. */
export function EmptyState({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={css.state}>
      <svg className={css.mark} viewBox="0 0 48 48" aria-hidden="true">
        <path d="M9 10h30v22H24l-8 7v-7H9zM17 18h14M17 24h9" />
      </svg>
      <div className={css.title}>{title}</div>
      {children && <div className={css.more}>{children}</div>}
    </div>
  )
}
