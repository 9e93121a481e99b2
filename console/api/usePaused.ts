import { useEffect, useState } from 'react'

/** Milliseconds after the last key before the server is asked. */
const pause = 300

/** Returns a typed value after a pause in typing; the first value at once. */
export function usePaused<T>(typed: T, wait = pause): T {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    if (Object.is(typed, paused)) return
    const timer = setTimeout(() => setPaused(() => typed), wait)
    return () => clearTimeout(timer)
  }, [typed, paused, wait])
  return paused
}
