import type { Db } from '../database/open.ts'
import type { Outgoing } from '../outgoing/addresses.ts'
import { reachOf } from '../outgoing/reach.ts'
import { findSmsEndpoint } from './store.ts'

/**
 * Tells whether SMS cannot be sent because the platform in use has a private address that is not opened. The own address of a
 * platform is public.
 */
export async function isSmsBlocked(db: Db, outgoing: Outgoing, now: Date): Promise<boolean> {
  const endpoint = await findSmsEndpoint(db)
  // an earlier version stored addresses that no URL can have
  if (!endpoint || !URL.canParse(endpoint)) return false
  return (await reachOf(new URL(endpoint).hostname, outgoing, now)) === 'private'
}
