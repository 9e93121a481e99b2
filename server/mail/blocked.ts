import type { Db } from '../database/open.ts'
import type { Outgoing } from '../outgoing/addresses.ts'
import { reachOf } from '../outgoing/reach.ts'
import { findMailServer } from './store.ts'

/** Tells whether mail cannot be sent because the server in use has a private address that is not opened. */
export async function isMailBlocked(db: Db, outgoing: Outgoing, now: Date): Promise<boolean> {
  const server = await findMailServer(db)
  return server !== undefined && (await reachOf(server.host, outgoing, now)) === 'private'
}
