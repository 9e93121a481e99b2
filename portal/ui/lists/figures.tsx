import type { ReactNode } from 'react'
import css from './figures.module.css'

export interface Figure {
  label: string
  /** The number as formatted text: "92%", "12,345". */
  value: ReactNode
  /** The base of the number and its time: "按 1,204 条已办结留言计". A percentage always has one. */
  base?: ReactNode
}

/** Shows key figures with their names and what they are based on. */
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
