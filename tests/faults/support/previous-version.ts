/** The server of the version before this one, as the history of the repository has it. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/tools/programs.ts'
import previous from '../../../server/platform/database/previous-version.json' with { type: 'json' }
import { sharePackages } from '../../support/packages.ts'
import { temporaryFolder } from '../../support/uploads.ts'

export interface PreviousVersion {
  /** The program that starts its server. */
  program: string
  /** The names of its migrations. */
  migrations: ReadonlySet<string>
}

/** The folders that its server reads; the front ends are not built for it. */
const folders = ['package.json', 'server', 'schemas', 'generated', 'client', 'scripts']

// a clone of another account is asked, too
const git = (args: readonly string[]) =>
  execFileSync('git', ['-c', `safe.directory=${root}`, '-C', root, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28
  })

/**
 * Returns the reason why the recorded commit is not here: the files come from an archive, the clone is shallow, or the
 * repository has another history.
 */
function missingHistory(): string | undefined {
  try {
    const top = git(['rev-parse', '--show-toplevel']).toString().trim()
    if (realpathSync(top) !== realpathSync(root)) return 'this folder is no clone of the repository'
    const isShallow = git(['rev-parse', '--is-shallow-repository']).toString().trim() === 'true'
    if (isShallow) return 'this clone is shallow'
    git(['cat-file', '-e', `${previous.commit}^{commit}`])
    return undefined
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
  }
}

/**
 * Unpacks the version before this one.
 * @returns the reason why it is missing, if the history does not have it
 */
export async function unpackPreviousVersion(): Promise<PreviousVersion | { missing: string }> {
  const missing = missingHistory()
  if (missing !== undefined) return { missing: `the previous version is not here: ${missing}` }
  const folder = temporaryFolder()
  execFileSync('tar', ['-x', '-C', folder], { input: git(['archive', previous.commit, ...folders]) })
  await sharePackages(folder)
  // the version before the districts became folders has its migrations directly in server/
  const migrations = ['server/platform/database/migrations', 'server/migrations']
    .map(path => join(folder, path))
    .find(existsSync)
  const names = migrations === undefined ? [] : readdirSync(migrations).filter(name => name.endsWith('.sql'))
  return { program: join(folder, 'server/main.ts'), migrations: new Set(names) }
}
