import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that the next part of a work may take; a work that rests no more by then is over. */
const longestPart = 2000

/** The works of this process that rest, with the time until which each is expected to go on. */
const works = new Map<AbortSignal, number>()

/**
 * Returns how long a work rests after a part of it, in milliseconds. A single work takes half of the time. Several works
 * together take a third, because each occupies PostgreSQL besides this process.
 */
export const restOf = (part: number, works: number): number => part * (works === 1 ? 1 : 3 * works - 1)

/**
 * Rests after a part of a work, because this process also answers requests (`restOf`). Decision 0128.
 * @param began the value of `performance.now()` at which the part began
 * @param signal ends the rest; it belongs to one run of one job
 */
export async function restAfter(began: number, signal: AbortSignal): Promise<void> {
  const now = performance.now()
  for (const [work, until] of works) if (until < now) works.delete(work)
  works.set(signal, now)
  const rest = restOf(now - began, works.size)
  works.set(signal, now + rest + longestPart)
  // an ended rest is no failure
  await sleep(rest, undefined, { signal }).catch(() => undefined)
}
