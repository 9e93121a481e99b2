import type { ReactNode } from 'react'
import css from './form.module.css'

/** Shows one of the four steps of the form. */
export function Step({
  id,
  number,
  title,
  children
}: {
  id: string
  number: number
  title: string
  children: ReactNode
}) {
  return (
    <section id={`step-${id}`} className={css.step} aria-labelledby={`step-${id}-title`}>
      <h2 id={`step-${id}-title`}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
