import type { ReactNode } from 'react'
import css from './error-text.module.css'

/** Shows the error of a field or of a file below it, with the mark of errors. Screen readers announce it. */
export function ErrorText({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={css.error} role="alert">
      {children}
    </p>
  )
}
