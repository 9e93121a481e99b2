import { Refusal } from '../refusal.ts'

/** Visits of one address in one window; offices and trains share one. */
const most = 3000
/** A batch counts as so many visits at least: 600 batches a minute, however short they are. */
const least = 5
const window = 60_000
/** Addresses that are remembered; more than that in one window are let in unseen. */
const addresses = 10_000

/** Counts visits by address in this process alone: asking the database would take longer than what is being kept. */
export function paceOf() {
  let began = 0
  let hits = new Map<string, number>()
  return {
    /** @throws Refusal GEN0429 */
    step(address: string, now: Date, visits = 1): void {
      if (Math.abs(now.getTime() - began) >= window) {
        began = now.getTime()
        hits = new Map()
      }
      const count = (hits.get(address) ?? 0) + Math.max(least, visits)
      if (count > most) {
        const seconds = Math.max(1, Math.ceil((began + window - now.getTime()) / 1000))
        throw new Refusal('GEN0429', { seconds }, { retryAfter: seconds })
      }
      if (hits.size < addresses || hits.has(address)) hits.set(address, count)
    }
  }
}
