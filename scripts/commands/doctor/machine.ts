import { access, constants } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Config, readConfig } from '@board/server/platform/config/config'
import { misspelledVariables } from '@board/server/platform/config/misspelled'
import { keyFileProblems, keyFiles, missingKeyFiles } from '@board/server/platform/keys/key-files'
import { diskProblem, freeOf } from '@board/server/runtime/health/findings'
import { findDiskSpace } from '@board/server/runtime/health/machine'
import { productionProblems } from '@board/server/runtime/start/production'
import { atLeast, pinnedVersion } from '../../tools/bootstrap/node.mjs'
import { findingLine } from './finding.ts'
import { error, type Line, ok, warning } from './line.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Compares the running Node with the one that the product is tested with. */
export function nodeLine(version = process.versions.node): Line {
  const wanted = pinnedVersion(root)
  return atLeast(version, wanted)
    ? ok('node', `Node ${version}`)
    : error('node', `Node ${version} is too old.`, `Install Node ${wanted} or newer.`)
}

/** Names the version of the program in this folder; the server that runs may be of another one. */
export const versionLine = (version: string): Line =>
  ok('version', version.includes('+') ? version : `${version}; its commit is not known (SITE_REVISION)`)

/** Without this finding, the doctor would report that all is well when it lacks the settings of the server. */
const noMode = warning(
  'settings',
  'MODE is not set: this looks at a demo.',
  'For a real site, call the doctor with the settings of its server: MODE=production and all others.'
)

type Settings = { config: Config; lines: Line[] } | { config: undefined; lines: Line[] }

/** Reads the settings; in production mode, also lists the problems that would prevent a start. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  try {
    const config = readConfig(environment)
    const problems = config.mode === 'production' ? productionProblems(config) : []
    const lines = problems.map(says =>
      error('settings', says, 'A start in production is refused until then.')
    )
    if (lines.length > 0) return { config, lines }
    if (!environment.MODE) return { config, lines: [noMode] }
    const where = config.siteOrigin ?? 'no SITE_ORIGIN'
    return { config, lines: [ok('settings', `MODE ${config.mode}, ${where}`), ...proxyLines(config)] }
  } catch (problem) {
    const says = problem instanceof Error ? `${problem.message}.` : String(problem)
    return { config: undefined, lines: [error('settings', says, 'Correct the variable.')] }
  }
}

/** Returns a warning in production if no proxy is trusted: TLS ends at a proxy, because the site speaks http. */
function proxyLines({ mode, trustProxy }: Config): Line[] {
  if (mode !== 'production' || trustProxy !== false) return []
  const says = 'TRUST_PROXY is not set: behind a proxy, all visitors have its address and share its limits.'
  return [warning('settings', says, 'Set it to loopback, or to the number of proxies in front of the site.')]
}

/** Returns a warning for each variable that looks like a misspelling of one of the site. */
export const misspellingLines = (environment: NodeJS.ProcessEnv): Line[] =>
  misspelledVariables(environment).map(says =>
    warning('settings', says, 'Correct its name; docs/guide/operations.md lists all settings.')
  )

/** Examines the folders of the site: the free space on their disks, and whether this account may write there. */
export async function folderLines({ dataFolder, uploadFolder, backupFolder }: Config): Promise<Line[]> {
  const folders = { data: dataFolder, uploads: uploadFolder, backups: backupFolder }
  const found = await Promise.all(
    Object.entries(folders).map(([part, folder]) => examineFolder(part, folder))
  )
  return found.flat()
}

async function examineFolder(part: string, folder: string): Promise<Line[]> {
  try {
    const there = await nearest(folder)
    await access(there, constants.W_OK | constants.X_OK)
    const disk = await findDiskSpace(there)
    const free = disk ? freeOf(disk.space) : 100
    const problem = diskProblem(free)
    if (problem) return [findingLine(part, problem, free)]
    const note = there === folder ? '' : ' (the folder is made at the first start)'
    return [ok(part, `${folder} can be written, ${free} % of its disk is free${note}`)]
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    return [
      error(part, `${folder} cannot be written: ${reason}.`, 'Give it to the account that runs the site.')
    ]
  }
}

/** Returns the folder itself, or the nearest existing folder above it. */
async function nearest(folder: string): Promise<string> {
  if ((await findDiskSpace(folder)) || dirname(folder) === folder) return folder
  return await nearest(dirname(folder))
}

/** Examines the files of the keys without opening or creating one. */
export async function keyLines({ keysFolder }: Config): Promise<Line[]> {
  const problems = await keyFileProblems(keysFolder)
  if (problems.length > 0)
    return problems.map(says =>
      error(
        'keys',
        `${says}.`,
        says.startsWith('EACCES')
          ? 'Give the folder and its files to the account that runs the site, and call this as that account.'
          : 'Whoever reads them can read phones and ID numbers.'
      )
    )
  const missing = await missingKeyFiles(keysFolder)
  if (missing.length === 0) return [ok('keys', `${keysFolder} is for its owner alone`)]
  if (missing.length === keyFiles.length)
    return [
      warning(
        'keys',
        `There are no keys in ${keysFolder}.`,
        'The first start makes them; a site that has some needs its own: restore them, or set KEYS_DIR.'
      )
    ]
  return [error('keys', `${missing.join(', ')} is missing in ${keysFolder}.`, 'Restore it from your copy.')]
}
