import type { ReactNode } from 'react'
import css from './card-list.module.css'

/** Shows the cards of a list in a column, each on its own surface. With `flush` they share one surface. Without rows it shows nothing. */
export function CardList<Row>(props: {
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  flush?: boolean
  children: (row: Row) => ReactNode
}) {
  if (props.rows.length === 0) return null
  return (
    <ul className={props.flush ? css.flush : css.list}>
      {props.rows.map(row => (
        <li key={props.keyOf(row)}>{props.children(row)}</li>
      ))}
    </ul>
  )
}

interface ListCardProps {
  /** The name of the record, as a link to it. */
  title: ReactNode
  /** The state of the record, and its deadline: beside the title, on a phone below it. */
  state?: ReactNode
  /** Chips and short facts under the title. */
  facts?: ReactNode
  /** Excerpts and notes. */
  children?: ReactNode
  /** The actions on the record. */
  actions?: ReactNode
}

/** Shows one record of a list. */
export function ListCard({ title, state, facts, children, actions }: ListCardProps) {
  return (
    <article className={css.card}>
      <div className={css.first}>
        <h3 className={css.title}>{title}</h3>
        {state && <div>{state}</div>}
      </div>
      {facts && <p className={css.facts}>{facts}</p>}
      {children}
      {actions && <div className={css.actions}>{actions}</div>}
    </article>
  )
}
