import { afterTyping } from '@board/client/composition'
import { useEffect, useState } from 'react'

/** Milliseconds after the last key before the server is asked. */
const pause = 300

/** Returns a typed value after a pause in typing, and not in the middle of a word; the first value at once. */
export function usePaused<T>(typed: T, wait = pause): T {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    if (Object.is(typed, paused)) return
    return afterTyping(() => setPaused(() => typed), wait)
  }, [typed, paused, wait])
  return paused
}
