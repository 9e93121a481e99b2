import type { ReactNode } from 'react'
import css from './state.module.css'

/** Says what failed, and what to do next. */
export function ErrorState({
  title,
  children,
  action
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={css.state} role="alert">
      <svg className={css.mark} viewBox="0 0 48 48" aria-hidden="true">
        <path d="M24 7l18 32H6zM24 19v10M24 33.5v.5" />
      </svg>
      <div className={css.title}>{title}</div>
      {children && <div className={css.more}>{children}</div>}
      {action}
    </div>
  )
}
