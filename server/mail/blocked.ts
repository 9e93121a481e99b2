import type { Db } from '../database/open.ts'
import type { Outgoing } from '../outgoing/addresses.ts'
import { isBlocked } from '../outgoing/is-blocked.ts'
import { findMailServer } from './store.ts'

/** Tells whether mail cannot be sent because the server in use has a private address that is not opened. */
export async function isMailBlocked(db: Db, outgoing: Outgoing): Promise<boolean> {
  const server = await findMailServer(db)
  return server !== undefined && (await isBlocked(server.host, outgoing))
}
