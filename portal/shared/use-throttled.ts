import { useRef } from 'react'
import { createThrottle, submitGap } from '../lib/countdown.ts'

/**
 * Returns a function that runs an act at most once a second and never twice at the same time. It returns whether the
 * act was run. Specification 4, 9.
 */
export function useThrottled(act: () => Promise<void>): () => boolean {
  const passes = useRef(createThrottle(submitGap))
  const running = useRef(false)
  return () => {
    if (running.current || !passes.current()) return false
    running.current = true
    act().finally(() => {
      running.current = false
    })
    return true
  }
}
