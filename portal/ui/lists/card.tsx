import type { ReactNode } from 'react'
import css from './card.module.css'

/** Shows a surface for one thing. With a title it is a section. */
export function Card(props: { title?: ReactNode; aside?: ReactNode; children: ReactNode; flush?: boolean }) {
  const body = props.flush ? css.flush : css.card
  if (!props.title) return <div className={body}>{props.children}</div>
  return (
    <section className={body}>
      <header className={css.head}>
        <h2 className={css.title}>{props.title}</h2>
        {props.aside}
      </header>
      {props.children}
    </section>
  )
}
