import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that the next part of a work may take; a work that rests no more by then is over. */
const longestPart = 2000

/** The works of this process that rest, with the time until which each is expected to go on. */
const works = new Map<AbortSignal, number>()

/**
 * Returns how long each of `count` works rests after a part, in milliseconds. A single work takes half of the time. Several works
 * together take a third, because readers noticed half of it too much.
 */
export const restOf = (part: number, count: number): number => part * (count === 1 ? 1 : 3 * count - 1)

/**
 * Notes that a work goes on now.
 * @returns the number of works that go on, with this one
 */
export function joinWorks(signal: AbortSignal, now: number): number {
  for (const [work, until] of works) if (until < now) works.delete(work)
  works.set(signal, now)
  return works.size
}

/**
 * Rests after a part of a work, because this process also answers requests (`restOf`). Decision 0128.
 * @param began the value of `performance.now()` at which the part began
 * @param signal ends the rest; it belongs to one run of one job
 */
export async function restAfter(began: number, signal: AbortSignal): Promise<void> {
  const now = performance.now()
  const rest = restOf(now - began, joinWorks(signal, now))
  works.set(signal, now + rest + longestPart)
  // an ended rest is no failure
  await sleep(rest, undefined, { signal }).catch(() => undefined)
}
