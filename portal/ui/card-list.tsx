import type { ReactNode } from 'react'
import css from './card-list.module.css'

/** Shows cards of a list one under the other, each in a surface of its own; `flush` puts all of them into one. */
export function CardList<Row>(props: {
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  flush?: boolean
  children: (row: Row) => ReactNode
}) {
  return (
    <ul className={props.flush ? css.flush : css.list}>
      {props.rows.map(row => (
        <li key={props.keyOf(row)}>{props.children(row)}</li>
      ))}
    </ul>
  )
}

interface ListCardProps {
  /** The name of the record, with the link to it. */
  title: ReactNode
  /** Its state, beside the title. */
  state?: ReactNode
  /** Chips and short facts under the title. */
  facts?: ReactNode
  /** Excerpts and notes. */
  children?: ReactNode
  /** Its actions. */
  actions?: ReactNode
}

/** Shows one record of a list. */
export function ListCard({ title, state, facts, children, actions }: ListCardProps) {
  return (
    <article className={css.card}>
      <div className={css.first}>
        <h3 className={css.title}>{title}</h3>
        {state}
      </div>
      {facts && <p className={css.facts}>{facts}</p>}
      {children}
      {actions && <div className={css.actions}>{actions}</div>}
    </article>
  )
}
