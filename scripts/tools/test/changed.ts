/** `npm test -- --changed`: checks what the changes of the working tree touch, or with `--since=<ref>` those since a commit. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handOver } from '../bootstrap/child.mjs'
import { Halt, say } from '../bootstrap/say.mjs'
import { findOperationIds } from '../lint/operation-files.ts'
import { checkEnvironment, root, runAll, tools } from '../programs.ts'
import { affectedTests, readImports } from './affected.ts'

/** The checks of a change. */
export interface Plan {
  /** True if files changed from which `npm run generate` makes others. */
  generated: boolean
  /** Changed files that Biome reads. */
  style: string[]
  /** Test files that run without a browser. */
  tests: string[]
  /** Changed or touched tests that need a browser, a built site or a copy of the repository; they do not run. */
  left: string[]
  /** Operations whose cases and whose row of the access matrix run. */
  operations: string[]
}

const needsMore = /^tests\/(journeys|generator|faults)\//
/** Test files with a row for each operation. */
const operationTests = ['operations', 'entity-operations', 'access', 'entity-access'].map(
  name => `tests/contract/${name}.test.ts`
)

/**
 * Chooses the checks of a change.
 * @param changed paths from the root; deleted files are among them
 * @param affected the tests that the change touches
 * @param operationsOf the operations that a file of the contract, or of a noun's handlers, names
 */
export function planFor(
  changed: readonly string[],
  affected: readonly string[],
  operationsOf: (file: string) => readonly string[]
): Plan {
  const sources = changed.filter(file => /^(openapi|schemas)\//.test(file) && !file.includes('.test.'))
  const handlers = changed.flatMap(file => {
    const noun = /^(server\/.+)\/[^/]+$/.exec(file)?.[1]
    return noun === undefined || file.includes('.test.') ? [] : [`${noun}/operations.ts`]
  })
  const operations = new Set([...new Set([...sources, ...handlers])].flatMap(operationsOf))
  const isWhole = (file: string) => operationTests.includes(file)
  return {
    generated: sources.length > 0,
    style: changed.filter(file => /\.(ts|tsx|mjs|json|css)$/.test(file)),
    tests: affected.filter(file => !needsMore.test(file) && !isWhole(file)),
    left: affected.filter(file => needsMore.test(file)),
    operations: [...operations].sort()
  }
}

/** Runs the checks of a change and returns the worst exit code. */
export async function checkChanged(since: string | undefined): Promise<number> {
  const changed = changedFiles(since)
  if (changed.length === 0) {
    say('Nothing has changed.')
    return 0
  }
  const { generated, style, tests, left, operations } = planFor(
    changed,
    affectedTests(changed, readImports(root)),
    operationsIn
  )
  say(`${changed.length} files changed: ${tests.length} test files, ${operations.length} operations.`)
  const program = (args: string[]) => () =>
    handOver(process.execPath, args, { cwd: root, env: checkEnvironment() })
  const there = style.filter(file => existsSync(join(root, file)))
  const code = await runAll([
    ...(generated ? [program(['scripts/tools/generate/main.ts', '--check'])] : []),
    ...(there.length > 0 ? [program([tools.biome, 'check', '--no-errors-on-unmatched', ...there])] : []),
    program(['scripts/tools/lint/types.ts']),
    ...(tests.length > 0 ? [program([tools.vitest, 'run', ...tests])] : []),
    ...(operations.length > 0
      ? [program([tools.vitest, 'run', ...operationTests, `-t=^(${operations.join('|')}) `])]
      : [])
  ])
  if (left.length > 0)
    say(`Not run, because they need a browser or a built site:\n${left.map(file => `  ${file}`).join('\n')}`)
  say('The walls between folders and the journeys are checked by npm test.')
  return code
}

/** @throws Halt if git does not know the commit, or the folder is no repository */
function changedFiles(since: string | undefined): string[] {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    } catch (error) {
      throw new Halt(`git ${args.join(' ')} failed: ${error instanceof Error ? error.message : error}`)
    }
  }
  const known = git('diff', '--name-only', since ?? 'HEAD')
  const added = git('ls-files', '--others', '--exclude-standard')
  return [...new Set(`${known}${added}`.split('\n').filter(Boolean))].sort()
}

/** Returns the operations that a file of the contract declares, or that a noun's handlers answer. */
function operationsIn(file: string): string[] {
  if (!existsSync(join(root, file))) return []
  const text = readFileSync(join(root, file), 'utf8')
  if (file.startsWith('openapi/')) return findOperationIds([{ path: file, text }])
  const declared = new Set(globSync('openapi/*.yaml', { cwd: root }).flatMap(operationsIn))
  return [...text.matchAll(/^ {2}(\w+):/gm)].map(([, id = '']) => id).filter(id => declared.has(id))
}
