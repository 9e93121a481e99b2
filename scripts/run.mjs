/**
 * Runs one of our TypeScript programs under the project's own Node, with its packages in place:
 * `node scripts/run.mjs scripts/generate/main.ts --check`.
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { handOver } from './bootstrap/child.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { findNode } from './bootstrap/node.mjs'
import { main } from './bootstrap/say.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

await main(async () => {
  await ensureInstalled(root)
  // Node loads compiled code from this cache the next time
  const env = { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env }
  return handOver(findNode(root), process.argv.slice(2), { env })
})
