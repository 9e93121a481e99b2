import { useState } from 'react'

/** The shortest time between two submissions, in milliseconds (specification 9). */
const pause = 1000

/**
 * Creates the throttle of one form. It ignores a press within one second after another, or while the previous one is
 * still being sent.
 */
export function createThrottle(clock: () => number = Date.now) {
  let last = Number.NEGATIVE_INFINITY
  let underway = false

  /** Sends, or returns undefined if the press was ignored. */
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
