import { useEffect, useState } from 'react'

/** Milliseconds after the last letter until something is looked for. */
const pause = 250

/** Returns a typed text once nobody has typed for a moment. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
