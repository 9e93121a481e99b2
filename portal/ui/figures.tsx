import type { ReactNode } from 'react'
import css from './figures.module.css'

export interface Figure {
  label: string
  /** The number as it is read: "92%", "12,345". */
  value: ReactNode
  /** What the number is counted of, and when: "按 1,204 条已办结留言计". A share without it says nothing. */
  base?: ReactNode
}

/** Numbers that matter, each with its name and what it is counted of. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ label, value, base }) => (
        <div key={label} className={css.figure}>
          <dt>{label}</dt>
          <dd className={css.value}>{value}</dd>
          {base && <dd className={css.base}>{base}</dd>}
        </div>
      ))}
    </dl>
  )
}
