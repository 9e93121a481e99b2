import type { Db } from '../database/open.ts'
import type { Outgoing } from '../outgoing/addresses.ts'
import { isRefused } from '../outgoing/is-refused.ts'
import { findMailServer } from './store.ts'

/** Tells whether mail cannot be sent because the server in use has a private address that is not opened. */
export async function isMailRefused(db: Db, outgoing: Outgoing): Promise<boolean> {
  const server = await findMailServer(db)
  return server !== undefined && (await isRefused(server.host, outgoing))
}
