import type { ReactNode } from 'react'
import css from './page-head.module.css'

/** Shows the title of a page, with the parts beside and under it. */
export function PageHead({
  title,
  children,
  aside
}: {
  title: ReactNode
  children?: ReactNode
  aside?: ReactNode
}) {
  return (
    <header className={css.head}>
      <div className={css.words}>
        <h1>{title}</h1>
        {children && <div className={css.more}>{children}</div>}
      </div>
      {aside}
    </header>
  )
}
