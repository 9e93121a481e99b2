import { useState } from 'react'

/** Milliseconds between two submissions (specification 9). */
const pause = 1000

/**
 * Creates the throttle of one form: a second press does nothing within a second, or while the first is still
 * being sent.
 */
export function createThrottle(clock: () => number = Date.now) {
  let last = Number.NEGATIVE_INFINITY
  let underway = false

  /** Sends, or gives undefined if the press was too early. */
  return async <T>(send: () => Promise<T>): Promise<{ data: T } | undefined> => {
    const now = clock()
    if (underway || now - last < pause) return undefined
    last = now
    underway = true
    try {
      return { data: await send() }
    } finally {
      underway = false
    }
  }
}

/** Returns the throttle of one form for as long as the form is shown. */
export function useThrottle() {
  const [throttle] = useState(() => createThrottle())
  return throttle
}
