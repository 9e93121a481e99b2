import type { ReactNode } from 'react'
import css from './section-head.module.css'

interface SectionHeadProps {
  title: ReactNode
  /** The id for `aria-labelledby` of the section. */
  id?: string
  /** Shown beside the title: a count, or a link to more. */
  aside?: ReactNode
}

/** Shows the heading of a part of a page. */
export function SectionHead({ title, id, aside }: SectionHeadProps) {
  return (
    <header className={css.head}>
      <h2 id={id}>{title}</h2>
      {aside && <div className={css.aside}>{aside}</div>}
    </header>
  )
}
