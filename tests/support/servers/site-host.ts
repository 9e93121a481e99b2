/**
 * A process that serves one site after the other: the modules of the product are loaded once, which takes most of a start. It
 * gets its orders over IPC from `hosted-site.ts`, and ends with the process that started it.
 */
import { join } from 'node:path'
import { readConfig } from '../../../server/platform/config/config.ts'
import { databaseOf, openDatabase } from '../../../server/platform/database/open.ts'
import { loadConsole, loadPortal } from '../../../server/runtime/start/front-ends.ts'
import { type RunningSite, startSite } from '../../../server/runtime/start/serve.ts'

/** An order to start a site with these settings, or to stop one. */
export type Order = { nth: number } & ({ start: Record<string, string> } | { stop: number })

/** The answer to an order. */
export type Answer = { nth: number; failure?: string }

const root = join(import.meta.dirname, '../../..')
const sites = new Map<number, RunningSite>()

async function carryOut(order: Order): Promise<void> {
  if ('stop' in order) {
    await sites.get(order.stop)?.stop()
    sites.delete(order.stop)
    return
  }
  const config = readConfig(order.start)
  const site = await startSite(config, {
    openDatabase: () => openDatabase(databaseOf(config)),
    loadPortal: () => loadPortal(root),
    loadConsole: () => loadConsole(root),
    address: config
  })
  sites.set(order.nth, site)
}

process.on('message', (order: Order) => {
  void carryOut(order).then(
    () => process.send?.({ nth: order.nth } satisfies Answer),
    error => process.send?.({ nth: order.nth, failure: String(error?.stack ?? error) } satisfies Answer)
  )
})
process.on('disconnect', () => process.exit(0))
