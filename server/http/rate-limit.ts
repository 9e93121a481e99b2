import { isIPv6 } from 'node:net'
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

/**
 * Returns the network under which an address is counted: an IPv4 address itself; for IPv6 the /64 network,
 * which one household or machine has to itself. An IPv4 address written as IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [whole = ''] = plain.split('%')
  // the last two groups may be written as an IPv4 address
  const [head = '', tail] = whole.replace(/(?:\d{1,3}\.){3}\d{1,3}$/, '0:0').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  const first = groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16))
  return `${first.join(':')}::/64`
}
