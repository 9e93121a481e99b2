/** Starts the product. It is a file of its own because it imports the product: a server loads it at a restart. */
import { open as openInspector } from 'node:inspector'
import type { Config } from '../../../../server/platform/config/config.ts'
import { readOwnConfig } from '../../../../server/platform/config/own-config.ts'
import { databaseOf, openDatabase } from '../../../../server/platform/database/open.ts'
import type { PortalPages } from '../../../../server/platform/deps/pages.ts'
import { describeSite, explain } from '../../../../server/runtime/start/say.ts'
import { type RunningSite, startSite } from '../../../../server/runtime/start/serve.ts'
import { connectHeld } from '../database/connect.ts'
import { readConsole } from '../front-ends/console.ts'

const usualInspectPort = 9229

/**
 * Serves the product behind the proxy of `npm run dev`. An error of the start ends the process with a text that somebody
 * can act on.
 * @param socketFile of the process that holds the embedded database; undefined if PostgreSQL is used
 */
export async function serveProduct(
  loadPortal: () => Promise<PortalPages>,
  socketFile: string | undefined
): Promise<RunningSite & { addresses: string }> {
  try {
    listenForDebuggers()
    const config = readOwnConfig()
    const behindProxy: Config = { ...config, trustProxy: 'loopback' }
    const site = await startSite(behindProxy, {
      openDatabase: () => (socketFile ? connectHeld(socketFile) : openDatabase(databaseOf(config))),
      loadPortal,
      loadConsole: readConsole,
      address: { port: 0, host: '127.0.0.1' }
    })
    return { ...site, addresses: describeSite(config.port, config, site.accounts) }
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

/** Opens the port for debuggers; each server has the same one, after the other. */
function listenForDebuggers(): void {
  const port = Number(process.env.INSPECT_PORT || usualInspectPort)
  if (port === 0) return
  try {
    openInspector(port, '127.0.0.1')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`No debugger can attach at ${port} (INSPECT_PORT): ${reason}\n`)
  }
}
