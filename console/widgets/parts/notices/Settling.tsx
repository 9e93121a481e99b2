import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPresses, watchPresses } from '../presses.ts'
import { SettlingContext } from './settlingContext.ts'

/** The time during which a record that was just shown cannot be acted on, in milliseconds. */
const readingTime = 700

interface Props {
  /** The key of the shown record. */
  record: string
  children: ReactNode
}

/**
 * Blocks the actions on a record for a moment after it has replaced another one. A second press on the action that led to
 * this record must not apply to it, because nobody has read it yet. The actions are blocked until 700 ms have passed
 * since the record was shown, and until all presses are released, including held keys. The blocked buttons have
 * `aria-disabled` and keep their look, their place and the focus. Links are not blocked. A page that was opened by its
 * address does not wait.
 */
export function Settling({ record, children }: Props) {
  const { key } = useLocation()
  const [settled, setSettled] = useState(key === 'default' ? record : undefined)
  useEffect(() => {
    watchPresses()
    return afterPresses(readingTime, () => setSettled(record))
  }, [record])
  return <SettlingContext value={settled !== record}>{children}</SettlingContext>
}
