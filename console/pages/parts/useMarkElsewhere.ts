import { useEffect, useRef } from 'react'
import type { Decision } from './message/useDecision.ts'

interface State {
  readonly value: string | number
  readonly words: string
  /** The field of the list's rows that has the same state; absent if they have none. */
  readonly field?: string | undefined
}

/**
 * Marks the shown record in the list beside it if another person decided on it meanwhile: if its state has changed since
 * the list, or this page, was fetched.
 */
export function useMarkElsewhere({ from }: Decision, state: State | undefined): void {
  const shown = from?.rows.find(({ current }) => current)
  const known = useRef({ id: shown?.id, value: state?.value })
  if (known.current.id !== shown?.id) known.current = { id: shown?.id, value: state?.value }
  const listed = (state?.field && shown?.row[state.field]) ?? known.current.value
  const isBehind = shown !== undefined && shown.done === undefined && listed !== state?.value
  const mark = from?.mark
  const words = state?.words
  useEffect(() => {
    if (isBehind && words !== undefined) mark?.(words)
  }, [isBehind, words, mark])
}
