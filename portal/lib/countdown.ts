import { phoneCodeSeconds } from '@board/schemas/facts/formats'

/** Returns the whole seconds until a code may be sent again, from 119 down to 0. Both times are in milliseconds. */
export function secondsLeft(sentAt: number | undefined, now: number): number {
  if (sentAt === undefined) return 0
  return Math.min(phoneCodeSeconds, Math.max(0, Math.ceil(phoneCodeSeconds - (now - sentAt) / 1000)))
}

/** Returns a function that lets the first call pass and ignores further calls for `gap` milliseconds. */
export function createThrottle(gap: number, clock: () => number = Date.now) {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = clock()
    if (now - last < gap) return false
    last = now
    return true
  }
}

/**
 * The shortest time between two submissions of one control, in milliseconds. The first call passes. Specification 9.
 */
export const submitGap = 1000
