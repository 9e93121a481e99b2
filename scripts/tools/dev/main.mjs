/** `npm run dev`: installs missing packages, then serves everything from its sources and follows every change. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { handOver } from '../bootstrap/child.mjs'
import { readCommand } from '../bootstrap/command.mjs'
import { ensureInstalled } from '../bootstrap/install.mjs'
import { findNode } from '../bootstrap/node.mjs'
import { requireFreePort } from '../bootstrap/port.mjs'
import { main } from '../bootstrap/say.mjs'
import { serverEnvironment } from '../bootstrap/server-flags.mjs'

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

readCommand('dev')

await main(async () => {
  await requireFreePort(process.env.PORT)
  await ensureInstalled(root)
  const env = { ...serverEnvironment(root), ...process.env, NODE_ENV: 'development' }
  return handOver(findNode(root), [join(root, 'scripts/tools/dev/main.ts')], { cwd: root, env })
})
