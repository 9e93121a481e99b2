import type { Db } from '../database/open.ts'
import type { Outgoing } from '../outgoing/addresses.ts'
import { findReach } from '../outgoing/reach.ts'
import { findMailServer } from './store.ts'

/**
 * Tells why no mail can be sent to the server in use: its address is a private one that is not opened. Undefined if nothing
 * stands against it.
 */
export async function mailBlock(db: Db, outgoing: Outgoing, now: Date): Promise<'private' | undefined> {
  const server = await findMailServer(db)
  if (!server) return undefined
  return (await findReach(server.host, outgoing, now)) === 'private' ? 'private' : undefined
}
