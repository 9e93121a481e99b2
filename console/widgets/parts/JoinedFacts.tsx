import { Fragment } from 'react'

/**
 * Shows facts in a line, without empty ones. A fact stays whole where the line breaks, and no line begins with a
 * separator.
 */
export function JoinedFacts({ facts }: { facts: readonly (string | null | undefined)[] }) {
  const shown = facts.filter(Boolean)
  return shown.map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts have fixed places, and their words can be alike
    <Fragment key={index}>
      <span style={{ display: 'inline-block' }}>{index < shown.length - 1 ? `${fact} ·` : fact}</span>{' '}
    </Fragment>
  ))
}
