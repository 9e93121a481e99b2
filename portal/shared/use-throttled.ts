import { useRef } from 'react'
import { createThrottle, submitGap } from '../lib/countdown.ts'

/**
 * Runs an act at most once a second and never while it is still under way; answers whether it ran. Specification 4, 9.
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
