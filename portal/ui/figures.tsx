import type { ReactNode } from 'react'
import css from './figures.module.css'

export interface Figure {
  label: string
  /** The number as formatted text: "92%", "12,345". */
  value: ReactNode
  /** The basis of the number and its time: "按 1,204 条已办结留言计". A percentage without it means nothing. */
  base?: ReactNode
}

/** Shows key figures, each with its name and its basis. */
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
