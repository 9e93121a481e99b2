import { Fragment, type ReactNode } from 'react'

/**
 * Shows facts with dots between them. A fact that does not fit goes to the next line as a whole, and no line begins with
 * a dot. Empty facts are left out.
 */
export function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  const shown = facts.filter(Boolean)
  return shown.map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts have fixed places
    <Fragment key={index}>
      {index > 0 && ' '}
      <span style={{ display: 'inline-block' }}>
        {fact}
        {index < shown.length - 1 && ' ·'}
      </span>
    </Fragment>
  ))
}
