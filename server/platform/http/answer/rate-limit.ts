import type { Db } from '../../database/open.ts'
import type { Keys } from '../../keys/keys.ts'
import { Refusal } from '../../refusal.ts'
import type { Limit } from '../call.ts'
import { addHit, addTwoHits, removeHit, type Window } from './store.ts'

/** The counted action and its key; the key is stored as an index, because it may be a phone number. */
export type Counted = { name: string; key: string }

/**
 * Counts one hit in the window that contains `now`, shared by all processes. Seconds.
 * @returns the hits of this window
 * @throws Refusal GEN0429 with Retry-After once `max` hits are exceeded
 */
export async function countHit(
  db: Db,
  keys: Keys,
  { name, key }: Counted,
  limit: Limit,
  now: Date
): Promise<number> {
  const window = windowOf(keys, { name, key }, limit, now)
  const hits = await addHit(db, window)
  requireWithin(hits, window, limit, now)
  return hits
}

/** Takes one hit back in the window that contains `now`. */
export async function takeHitBack(
  db: Db,
  keys: Keys,
  counted: Counted,
  limit: Limit,
  now: Date
): Promise<void> {
  await removeHit(db, windowOf(keys, counted, limit, now))
}

/**
 * Counts one hit of an account, and then one of its address, as `countHit` does. The excess of an account must not use up
 * the limit of others at the same address: it is not counted there.
 * @throws Refusal GEN0429 with Retry-After once one of the two limits is exceeded
 */
export async function countHitOfBoth(
  db: Db,
  keys: Keys,
  account: Counted & { limit: Limit },
  address: Counted & { limit: Limit },
  now: Date
): Promise<void> {
  const own = windowOf(keys, account, account.limit, now)
  const shared = windowOf(keys, address, address.limit, now)
  const { first, second } = await addTwoHits(db, own, shared)
  requireWithin(first, own, account.limit, now)
  if (second !== undefined) requireWithin(second, shared, address.limit, now)
}

function windowOf(keys: Keys, { name, key }: Counted, { max, seconds }: Limit, now: Date): Window {
  const length = seconds * 1000
  const start = new Date(Math.floor(now.getTime() / length) * length)
  return { key: `${name}:${keys.blindIndex('limit', key)}`, start, max }
}

function requireWithin(hits: number, { start }: Window, limit: Limit, now: Date): void {
  if (hits <= limit.max) return
  const left = start.getTime() + limit.seconds * 1000 - now.getTime()
  const seconds = Math.max(1, Math.ceil(left / 1000))
  throw new Refusal('GEN0429', { seconds }, { retryAfter: seconds })
}
