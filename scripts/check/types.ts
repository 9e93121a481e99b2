/** `npm run types`: checks all types, with three programs, because pages have a DOM and servers do not. */
import { join } from 'node:path'
import { handOver } from '../bootstrap/child.mjs'
import { main } from '../bootstrap/say.mjs'
import { checkEnvironment, root, runAll, tools } from './tools.ts'

const PROGRAMS = { server: '.', portal: 'portal', console: 'console' }

await main(() =>
  runAll(
    Object.entries(PROGRAMS).map(
      ([name, folder]) =>
        () =>
          check(name, folder)
    )
  )
)

function check(name: string, folder: string): Promise<number> {
  const memory = join(root, '.cache', `types-${name}.tsbuildinfo`)
  const args = ['-p', join(root, folder), '--incremental', '--tsBuildInfoFile', memory]
  return handOver(process.execPath, [tools.typescript, ...args], { cwd: root, env: checkEnvironment() })
}
