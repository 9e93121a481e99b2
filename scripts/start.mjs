/** `npm start`: installs missing packages, builds outdated front ends, then starts the server. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { frontEnds, isBuilt } from './tools/bootstrap/build-stamp.mjs'
import { handOver } from './tools/bootstrap/child.mjs'
import { readCommand } from './tools/bootstrap/command.mjs'
import { ensureInstalled } from './tools/bootstrap/install.mjs'
import { findNode } from './tools/bootstrap/node.mjs'
import { requireFreePort } from './tools/bootstrap/port.mjs'
import { main } from './tools/bootstrap/say.mjs'
import { serverEnvironment, serverFlags } from './tools/bootstrap/server-flags.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

readCommand('start')

await main(async () => {
  await requireFreePort(process.env.PORT)
  await ensureInstalled(root)
  const node = findNode(root)
  if (!frontEnds.every(frontEnd => isBuilt(root, frontEnd))) {
    const code = await handOver(node, [join(root, 'scripts', 'build.ts')])
    if (code !== 0) return code
  }
  // React renders half again as many pages if NODE_ENV is set before it is loaded
  const env = { ...serverEnvironment(root), ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' }
  return handOver(node, [...serverFlags, join(root, 'server', 'main.ts')], { cwd: root, env })
})
