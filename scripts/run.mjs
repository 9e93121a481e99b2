/**
 * Runs a TypeScript program of the repository with the project's own Node and installed packages:
 * `node scripts/run.mjs scripts/tools/generate/main.ts --check`.
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { handOver } from './tools/bootstrap/child.mjs'
import { checkProgram } from './tools/bootstrap/command.mjs'
import { ensureInstalled } from './tools/bootstrap/install.mjs'
import { findNode } from './tools/bootstrap/node.mjs'
import { main } from './tools/bootstrap/say.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

checkProgram(process.argv.slice(2))

await main(async () => {
  await ensureInstalled(root)
  // Node keeps compiled code in this cache for the next run
  const env = { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env }
  return handOver(findNode(root), process.argv.slice(2), { env })
})
