/** `npm run types`: checks all types, with three programs, because pages have a DOM and servers do not. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { handOver } from '../bootstrap/child.mjs'
import { readCommand } from '../bootstrap/command.mjs'
import { main } from '../bootstrap/say.mjs'
import { checkEnvironment, root, runAll, tools } from '../programs.ts'

const PROGRAMS = { server: '.', portal: 'portal', console: 'console' }

/** Several checkers each infer the types that they share; on two cores that costs a third more and saves no time. */
const checkers = availableParallelism() > 2 ? [] : ['--checkers', '1']

readCommand('types')

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
  const args = ['-p', join(root, folder), '--incremental', '--tsBuildInfoFile', memory, ...checkers]
  return handOver(process.execPath, [tools.typescript, ...args], { cwd: root, env: checkEnvironment() })
}
