import type { ReactNode } from 'react'
import css from './chip.module.css'

export type ChipTone = 'quiet' | 'new' | 'ok' | 'wait' | 'late'

const marks: Partial<Record<ChipTone, string>> = {
  ok: 'M3 8.5l3.2 3.2L13 5',
  wait: 'M8 3.5V8l3 2M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4',
  late: 'M8 4.5v4.2M8 11.4v.1M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4'
}

/** Shows a quiet label, the label of something unread, or a state. A state has a mark and a word, so that it does not depend on colour. */
export function Chip({ tone = 'quiet', children }: { tone?: ChipTone; children: ReactNode }) {
  return (
    <span className={`${css.chip} ${css[tone]}`}>
      {marks[tone] && (
        <svg className={css.mark} viewBox="0 0 16 16" aria-hidden="true">
          <path d={marks[tone]} />
        </svg>
      )}
      {children}
    </span>
  )
}
