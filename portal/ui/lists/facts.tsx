import type { ReactNode } from 'react'
import css from './facts.module.css'

export interface Fact {
  label: string
  /** The value. If it is undefined, null or empty, the fact is left out. */
  value: ReactNode
}

/** Shows labels with their values. On phones each value is below its label. */
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
