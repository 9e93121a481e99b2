import type { Db } from '../database/open.ts'
import type { Outgoing } from '../outgoing/addresses.ts'
import { type Block, findReach } from '../outgoing/reach.ts'
import { findSmsEndpoint } from './store.ts'

/**
 * Tells why no SMS can be sent to the platform in use, by the rules of `post`: its address is a private one that is not
 * opened, or a public one without TLS. Undefined if nothing stands against it. The own address of a platform is public and
 * has TLS.
 */
export async function smsBlock(db: Db, outgoing: Outgoing, now: Date): Promise<Block | undefined> {
  const endpoint = await findSmsEndpoint(db)
  // an earlier version stored addresses that no URL can have
  if (!endpoint || !URL.canParse(endpoint)) return undefined
  const { protocol, hostname } = new URL(endpoint)
  const reach = await findReach(hostname, outgoing, now)
  if (reach === 'private') return 'private'
  return reach === 'public' && protocol !== 'https:' ? 'withoutTls' : undefined
}
