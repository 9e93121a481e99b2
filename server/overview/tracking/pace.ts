import { Refusal } from '../../platform/refusal.ts'

/** Visits of one address in a window of milliseconds; offices and trains share an address. */
const windows = [
  { most: 3000, length: 60_000 },
  { most: 50_000, length: 86_400_000 }
] as const
/** A batch counts as so many visits at least: 600 batches a minute, however short they are. */
const minVisitsPerBatch = 5
/** Addresses that are remembered; more than that in one window are let in unseen. */
const maxAddresses = 10_000

/** Counts visits by address in this process alone: asking the database would take longer than what is being kept. */
export function createVisitLimiter() {
  const counters = windows.map(counterOf)
  return {
    /** @throws Refusal GEN0429 */
    step(address: string, now: Date, visits = 1): void {
      const steps = counters.map(counter => counter(address, now, Math.max(minVisitsPerBatch, visits)))
      for (const take of steps) take()
    }
  }
}

/** Counts the visits of one window. @returns a function that refuses what is too much, or else gives one that counts it */
function counterOf({ most, length }: { most: number; length: number }) {
  let began = 0
  let hits = new Map<string, number>()
  return (address: string, now: Date, visits: number): (() => void) => {
    if (Math.abs(now.getTime() - began) >= length) {
      began = now.getTime()
      hits = new Map()
    }
    const count = (hits.get(address) ?? 0) + visits
    if (count > most) {
      const seconds = Math.max(1, Math.ceil((began + length - now.getTime()) / 1000))
      throw new Refusal('GEN0429', { seconds }, { retryAfter: seconds })
    }
    return () => {
      if (hits.size < maxAddresses || hits.has(address)) hits.set(address, count)
    }
  }
}
