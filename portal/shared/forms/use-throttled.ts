import { useRef } from 'react'
import { createThrottle, submitGap } from '../../lib/countdown.ts'

/**
 * Returns a function that starts an act at most once a second and never while the act is still running. The function
 * returns true if it started the act. Specification 4, 9.
 */
export function useThrottled(act: () => Promise<void>): () => boolean {
  const throttle = useRef(createThrottle(submitGap))
  const running = useRef(false)
  return () => {
    if (running.current || !throttle.current()) return false
    running.current = true
    act().finally(() => {
      running.current = false
    })
    return true
  }
}
