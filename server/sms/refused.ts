import type { Db } from '../database/open.ts'
import type { Outgoing } from '../outgoing/addresses.ts'
import { isRefused } from '../outgoing/is-refused.ts'
import { findSmsEndpoint } from './store.ts'

/**
 * Tells whether SMS cannot be sent because the platform in use has a private address that is not opened. The own address of a
 * platform is public.
 */
export async function isSmsRefused(db: Db, outgoing: Outgoing): Promise<boolean> {
  const endpoint = await findSmsEndpoint(db)
  if (!endpoint) return false
  return await isRefused(new URL(endpoint).hostname, outgoing)
}
