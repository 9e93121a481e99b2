import type { ReactNode } from 'react'
import { Time } from '../time.tsx'
import css from './timeline.module.css'

export interface TimelineStep {
  id: number
  what: ReactNode
  who?: ReactNode
  at: number
  /** The time since the step before, as text. */
  took?: ReactNode
  note?: ReactNode
  tone?: 'ok' | 'wait'
}

/** Lists steps in order, each with its actor, time and duration. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <ol className={css.timeline} aria-label={label}>
      {steps.map(step => (
        <li key={step.id} className={`${css.step} ${step.tone ? css[step.tone] : ''}`}>
          <p className={css.what}>{step.what}</p>
          <p className={css.facts}>
            <Time at={step.at} />
            {step.who && <span>{step.who}</span>}
          </p>
          {step.took && <p className={css.facts}>{step.took}</p>}
          {step.note && <p className={css.note}>{step.note}</p>}
        </li>
      ))}
    </ol>
  )
}
