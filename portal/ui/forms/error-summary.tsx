import type { MouseEvent, Ref } from 'react'
import { useT } from '../../lib/i18n.tsx'
import css from './error-summary.module.css'

interface ErrorSummaryProps {
  problems: readonly { id: string; words: string }[]
  /** Moves to the field of an error. */
  onGo: (id: string) => void
  /** True if the summary gets the focus, so that screen readers announce it. */
  isFocused?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Lists the errors of a form above it, each as a link to its field. */
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
