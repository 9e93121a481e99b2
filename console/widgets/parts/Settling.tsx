import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPresses, watchPresses } from './presses.ts'
import { SettlingContext } from './settlingContext.ts'

/** Milliseconds for which a record that has just been drawn cannot be acted on. */
const readingTime = 700

interface Props {
  /** Names the record that is shown. */
  record: string
  children: ReactNode
}

/**
 * Holds one record and its acts. A second press on an act that led on to this record is not meant for it: whoever
 * presses has not read it. After another record has come, its acts do nothing until 700 ms have passed since it was
 * drawn and every press that began meanwhile or before (a held key, too) is released. Their buttons say so by
 * `aria-disabled`: they keep their look, their place and the focus; links lead on at once. A page that was opened by its
 * address waits for nothing.
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
