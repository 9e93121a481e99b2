import type { Db } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { Refusal } from '../refusal.ts'
import type { Limit } from './call.ts'
import { addHit } from './store.ts'

/** The counted action and its key; the key is stored as an index, because it may be a phone number. */
export type Counted = { name: string; key: string }

/**
 * Counts one hit in the window that contains `now`, shared by all processes. Seconds.
 * @throws Refusal GEN0429 with Retry-After once `max` hits are exceeded
 */
export async function countHit(
  db: Db,
  keys: Keys,
  { name, key }: Counted,
  limit: Limit,
  now: Date
): Promise<void> {
  const window = limit.seconds * 1000
  const start = Math.floor(now.getTime() / window) * window
  const hits = await addHit(db, `${name}:${keys.blindIndex('limit', key)}`, new Date(start))
  if (hits <= limit.max) return
  const seconds = Math.max(1, Math.ceil((start + window - now.getTime()) / 1000))
  throw new Refusal('GEN0429', { seconds }, { retryAfter: seconds })
}
