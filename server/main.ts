/**
 * Starts the server: `node server/main.ts`, with the settings of `config.ts`. With `--compile` it only loads every
 * module, so that Node stores the compiled code, and ends: the first start then needs neither the time nor the memory for
 * it.
 */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { privateFiles } from './platform/config/private-files.ts'
import { resolveExactly } from './runtime/start/exact-imports.ts'

const root = join(import.meta.dirname, '..')

process.umask(privateFiles)

// whoever reads the output may have had enough of it (`| head`): the site goes on serving
process.stdout.on('error', error => {
  if (!('code' in error && error.code === 'EPIPE')) throw error
})

// before everything else is loaded: it saves a third of the time of a start
enableCompileCache(join(root, '.cache/compiled'))

resolveExactly()

const { explain } = await import('./runtime/start/say.ts')

try {
  if (process.argv.includes('--compile')) await compile()
  else await start()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

async function start() {
  const { readOwnConfig } = await import('./platform/config/own-config.ts')
  const config = readOwnConfig()
  if (!config.databaseUrl) {
    const { compilePglite } = await import('./platform/database/pglite-program.ts')
    compilePglite()
  }
  const { serve } = await import('./runtime/start/serve.ts')
  await serve(config)
}

async function compile() {
  // `start` loads these two one after the other, and `openDatabase` the third
  await Promise.all([
    import('./platform/config/own-config.ts'),
    import('./runtime/start/serve.ts'),
    import('./platform/database/pglite.ts')
  ])
  const { loadPortal } = await import('./runtime/start/front-ends.ts')
  const { loadReference } = await import('./runtime/start/reference.ts')
  await Promise.all([loadPortal(root), loadReference(root)])
  flushCompileCache()
  process.exit(0)
}
