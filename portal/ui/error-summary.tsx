import type { MouseEvent, Ref } from 'react'
import { useT } from '../lib/i18n.tsx'
import css from './error-summary.module.css'

interface ErrorSummaryProps {
  problems: readonly { id: string; words: string }[]
  /** Goes to the field of a problem. */
  onGo: (id: string) => void
  /** True if it takes the focus itself, and is then read out. */
  isFocused?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Shows the errors of a form above it: each links to its field. */
export function ErrorSummary({ problems, onGo, isFocused, ref }: ErrorSummaryProps) {
  const t = useT()
  const go = (id: string) => (event: MouseEvent) => {
    event.preventDefault()
    onGo(id)
  }
  return (
    <div ref={ref} className={css.summary} role={isFocused ? 'alert' : 'group'} tabIndex={-1}>
      <p className={css.title}>{t('form.problems', { count: problems.length })}</p>
      <ul>
        {problems.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={go(id)}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
