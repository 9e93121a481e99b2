import { phoneCodeSeconds } from '@board/schemas/formats'

/** Whole seconds until a code may be sent again, from 119 down to 0; both times in milliseconds. */
export function secondsLeft(sentAt: number | undefined, now: number): number {
  if (sentAt === undefined) return 0
  return Math.min(phoneCodeSeconds, Math.max(0, Math.ceil(phoneCodeSeconds - (now - sentAt) / 1000)))
}

/** Lets the first call through and swallows the others until `gap` milliseconds have passed. */
export function createThrottle(gap: number, clock: () => number = Date.now) {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = clock()
    if (now - last < gap) return false
    last = now
    return true
  }
}

/** Submissions and favourites pass once per 1000 ms, leading edge. Specification 9. */
export const submitGap = 1000
