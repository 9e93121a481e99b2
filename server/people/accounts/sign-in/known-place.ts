import type { Trx } from '../../../platform/database/open.ts'
import { networkOf } from '../../../platform/network.ts'
import { type AccountRecord, listAttempts } from '../store.ts'
import type { Origin } from './open-session.ts'

/** The milliseconds that a network stays known after a successful sign-in. */
const memory = 90 * 86_400_000
/** The milliseconds in which failures count against a network, and the number that makes it unknown. */
const recent = 86_400_000
const maxFailures = 10

/** Tells whether the account was signed in to from this network before, with few recent failures from it. */
export async function isKnownPlace(
  trx: Trx,
  account: Pick<AccountRecord, 'uid'> | undefined,
  { address }: Origin,
  now: Date
): Promise<boolean> {
  if (!account) return false
  const network = networkOf(address)
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const places = await listAttempts(trx, account.uid, { since: before(memory), recently: before(recent) })
  const here = places.filter(place => networkOf(place.address) === network)
  const failures = here.reduce((sum, { failed }) => sum + failed, 0)
  return here.some(({ succeeded }) => succeeded > 0) && failures < maxFailures
}
