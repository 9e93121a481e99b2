import { createHash } from 'node:crypto'
import { constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll } from 'vitest'
import { capture, tail } from '../../../scripts/tools/bootstrap/child.mjs'
import { root, tools } from '../../../scripts/tools/programs.ts'
import { sharePackages } from '../../support/packages.ts'

/** Folders that are not copied; the copy builds the console itself. */
const left = ['node_modules', '.git', '.cache', 'artifacts', 'data', 'console/dist']

/** The four files of an entity that the product does not have. */
const fixture = join(import.meta.dirname, '../fixture')

/** Identifies files: the path from the repository's root, and a hash of the content. */
export type Files = ReadonlyMap<string, string>

export interface Copy {
  folder: string
  /** Every file of the copy before the entity was added. */
  before: Files
  /**
   * Runs a program of the repository inside the copy.
   * @throws Error with the end of its output if it fails
   */
  run(args: readonly string[], environment?: Record<string, string>): Promise<string>
  /**
   * Removes the copy. This happens automatically after the test file, unless the file fails before its first
   * test.
   */
  remove(): Promise<void>
}

/** Copies the repository for the duration of the test file; packages are shared with the original. */
export async function copyRepository(): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'board-copy-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  afterAll(remove)
  const isWanted = (path: string) => !left.includes(relative(root, path)) && !path.endsWith('.log')
  await cp(root, folder, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: isWanted })
  await sharePackages(folder)
  return {
    folder,
    remove,
    before: filesOf(folder),
    run: async (args, environment = {}) => {
      const { PATH = '', HOME = '', DATABASE_URL } = process.env
      const own = { PATH, HOME, TZ: 'UTC', NO_COLOR: '1', ...(DATABASE_URL && { DATABASE_URL }) }
      const env = { ...own, ...environment }
      const { code, output } = await capture(process.execPath, [...args], { cwd: folder, env })
      if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${tail(output, 60)}`)
      return output
    }
  }
}

/** The folders of an entity's parts, for the names of its files. */
const parts = ['schemas/entities', 'schemas/views', 'schemas/locales'] as const

/**
 * Returns the files of the fixture, as a developer would have written them: path in the repository → present
 * path.
 */
export function fixtureFiles(entity: string): Map<string, string> {
  const numbers = readdirSync(join(root, 'server/platform/database/migrations')).map(name =>
    Number.parseInt(name, 10)
  )
  const number = String(Math.max(...numbers) + 1).padStart(4, '0')
  return new Map([
    ...parts.map(part => [`${part}/${entity}.ts`, join(fixture, part, `${entity}.ts`)] as const),
    [
      `server/platform/database/migrations/${number}_${entity}.sql`,
      join(fixture, 'server/platform/database/migrations', `${entity}.sql`)
    ]
  ])
}

/** Returns every file of a copy with its hash, without the files that programs leave behind. */
export function filesOf(folder: string): Files {
  const files = new Map<string, string>()
  const walk = (path: string) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const name = join(path, entry.name)
      if (left.includes(name)) continue
      if (entry.isDirectory()) walk(name)
      else
        files.set(
          name,
          createHash('sha256')
            .update(readFileSync(join(folder, name)))
            .digest('base64')
        )
    }
  }
  walk('')
  return files
}

/** Returns the files that are new, removed or different. */
export function differences(before: Files, after: Files): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter(name => before.get(name) !== after.get(name)).sort()
}

/** Builds the console of a copy; the portal's build is the original's, because it does not depend on entities. */
export async function buildConsole({ folder, run }: Copy): Promise<void> {
  if (!existsSync(join(folder, 'portal/dist'))) throw new Error('Build the front ends first: npm run build')
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  await run([vite, 'build', 'console', '--outDir', 'dist', '--logLevel', 'warn'], { NODE_ENV: 'production' })
}

/** Runs tests of the copy whose names match; returns how many passed. */
export async function runTests(
  { folder, run }: Copy,
  files: readonly string[],
  names: string
): Promise<number> {
  const report = join(folder, 'artifacts', 'report.json')
  const what = ['run', '--project', 'contract', ...files, '-t', names]
  await run([tools.vitest, ...what, '--reporter=json', `--outputFile=${report}`])
  const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number }
  return numPassedTests
}
