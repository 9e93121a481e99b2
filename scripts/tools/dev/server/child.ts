/**
 * One server of `npm run dev`. It first loads the product and waits. Told to go on, it loads anew what has changed meanwhile,
 * and serves.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { privateFiles } from '../../../../server/platform/config/private-files.ts'
import { resolveExactly } from '../../../../server/runtime/start/exact-imports.ts'
import { followImports, renewModules } from '../fresh-imports.ts'
import { createPortal } from '../front-ends/portal.ts'
import type { FromServer, ToServer } from '../messages.ts'
import { receiveAnswer } from './call.ts'

const root = join(import.meta.dirname, '../../../..')
const exit = (code: number) => process.exit(code)
const send = (message: FromServer) => process.send?.(message)

process.umask(privateFiles)
enableCompileCache(join(root, '.cache/compiled'))
resolveExactly()
followImports()
// Ctrl+C in a terminal reaches this process, too; the parent ends it
process.on('SIGINT', () => {})
process.on('SIGTERM', () => exit(0))
process.on('disconnect', () => exit(0))

const portal = createPortal(() => send({ type: 'unrendered' }))
/** Modules that keep the content of a file which is no module. */
const readers: Readonly<Record<string, string>> = {
  'generated/openapi.json': 'server/platform/http/contract/product-contract.ts'
}

const loadProduct = () => import('./product.ts')
let product: ReturnType<typeof loadProduct> | undefined

process.on('message', (message: ToServer) => {
  if (message.type === 'load') {
    renewModules([...message.changed, ...message.changed.flatMap(file => readers[file] ?? [])])
    product = loadProduct()
  } else if (message.type === 'serve') void serve(message.socketFile)
  else if (message.type === 'changed') portal.forget(message.files)
  else receiveAnswer(message)
})

// what cannot be loaded now is reported by the start that needs it
await prepareProduct().catch(() => undefined)
await portal.load().catch(() => undefined)

/** Loads the product, and what it makes of the contract, which most changes leave as it is. */
async function prepareProduct(): Promise<void> {
  await loadProduct()
  const [{ productContract }, { prepare }] = await Promise.all([
    import('../../../../server/platform/http/contract/product-contract.ts'),
    import('../../../../server/platform/http/contract/prepare.ts')
  ])
  prepare(productContract().document)
}

async function serve(socketFile: string | undefined): Promise<void> {
  const { serveProduct } = await (product ?? loadProduct())
  const site = await serveProduct(() => portal.open(), socketFile)
  process.removeAllListeners('SIGTERM')
  process.on('SIGTERM', async () => {
    await site.stop()
    exit(0)
  })
  send({ type: 'serving', port: site.port, addresses: site.addresses })
}
