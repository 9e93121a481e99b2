/** `npm test`: installs missing packages, then runs every suite; `npm test -- unit contract` runs only these. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { handOver } from './tools/bootstrap/child.mjs'
import { readCommand } from './tools/bootstrap/command.mjs'
import { ensureInstalled } from './tools/bootstrap/install.mjs'
import { findNode } from './tools/bootstrap/node.mjs'
import { main } from './tools/bootstrap/say.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

readCommand('test')

await main(async () => {
  await ensureInstalled(root)
  return handOver(findNode(root), [
    join(root, 'scripts', 'tools', 'test', 'main.ts'),
    ...process.argv.slice(2)
  ])
})
