import type { ReactNode } from 'react'
import css from './facts.module.css'

export interface Fact {
  label: string
  /** If it is undefined, null or an empty text, the fact is left out. */
  value: ReactNode
}

/** Shows facts about one thing: labels and their values; on a phone one under the other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== '')
  return (
    <dl className={css.facts}>
      {known.map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
