/**
 * Loads every module of the server once and ends: `node server/compile.ts`. What Node has read and compiled is kept in the
 * cache that `main.ts` uses, so that the first start needs neither the time nor the memory for it.
 */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
enableCompileCache(join(root, '.cache/compiled'))

const { loadConsole, loadPortal } = await import('./start/front-ends.ts')
await import('./start/serve.ts')
await Promise.all([loadPortal(root), loadConsole(root)])
flushCompileCache()
process.exit(0)
