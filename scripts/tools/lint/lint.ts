/**
 * `npm run lint`: checks style and mistakes (Biome), the walls between folders (dependency-cruiser), rings of folders and
 * files, the entries of folders, names, SQL outside of stores, spread literals, states written as numbers, storages of the
 * browser used without their guard, migrations that the previous version would not survive, licences of packages, and in how
 * many files the name of a call stands.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import previous from '../../../server/platform/database/previous-version.json' with { type: 'json' }
import { handOver } from '../bootstrap/child.mjs'
import { readCommand } from '../bootstrap/command.mjs'
import { main } from '../bootstrap/say.mjs'
import { checkEnvironment, root, runAll, tools } from '../programs.ts'
import { findBreakingMigrations } from './breaking-migrations.ts'
import { findStorageUses } from './browser-storage.ts'
import { foreignLicences } from './licences.ts'
import { measureNames, nameBars, readNames } from './names.ts'
import {
  bars,
  findOperationIds,
  isCounted,
  isTest,
  measureSpread,
  type Spread,
  type WrittenFile
} from './operation-files.ts'
import { findPackedLiterals } from './packed-literals.ts'
import { findMisplacedSql } from './sql-wall.ts'
import { findStateLiterals } from './state-literals.ts'
import {
  findFullFolders,
  layered,
  measureStructure,
  mostEntries,
  mostInRing,
  readFolderImports
} from './structure.ts'

const FOLDERS = ['schemas', 'generated', 'client', 'server', 'portal', 'console', 'scripts', 'tests']

readCommand('lint')

await main(() =>
  runAll([
    style,
    walls,
    structure,
    entries,
    names,
    sql,
    literals,
    states,
    storages,
    migrations,
    licences,
    callNames
  ])
)

function style(): Promise<number> {
  return run([tools.biome, 'check', '--error-on-warnings', '--max-diagnostics=200', '.'])
}

function walls(): Promise<number> {
  const config = join(root, '.dependency-cruiser.mjs')
  return run([tools.dependencyCruiser, '--config', config, '--output-type', 'err-long', ...FOLDERS])
}

async function structure(): Promise<number> {
  let failed = 0
  for (const folder of layered) {
    const { folderRings, largestFileRing } = measureStructure(readFolderImports(root, folder))
    process.stdout.write(
      `  structure: ${folder}/ has ${folderRings.length} rings of folders, and ${largestFileRing.length} files in its largest ring\n`
    )
    for (const ring of folderRings) process.stdout.write(`  error no-ring-of-folders: ${ring.join(', ')}\n`)
    if (largestFileRing.length > mostInRing)
      process.stdout.write(`  error no-ring-of-files: ${largestFileRing.join(', ')}\n`)
    if (folderRings.length > 0 || largestFileRing.length > mostInRing) failed = 1
  }
  if (failed) {
    process.stdout.write(
      '    Folders or files that import each other in a ring can only be understood all at once. Move what both need down,\n' +
        '    pass it in, or register it from above (server/runtime/message-details.ts shows how).\n'
    )
  }
  return failed
}

async function entries(): Promise<number> {
  const folders = [...FOLDERS, 'docs', 'openapi', 'deploy'].map(folder => `${folder}/**/*.*`)
  const full = findFullFolders(globSync(folders, { cwd: root, exclude: isNotOurs }))
  for (const { folder, entries: count } of full) {
    process.stdout.write(
      `  error full-folder: ${folder} has ${count} entries, at most ${mostEntries}: group them by what they are for\n`
    )
  }
  return full.length > 0 ? 1 : 0
}

/** Prints the figures of names and lengths. They may only fall. */
async function names(): Promise<number> {
  const folders = FOLDERS.filter(folder => folder !== 'generated' && folder !== 'tests')
  const paths = globSync(
    folders.map(folder => `${folder}/**/*.{ts,tsx}`),
    { cwd: root, exclude: isNotOurs }
  ).filter(path => !isTest(path))
  const { functions, endingInOf, definedTwice, longest } = measureNames(
    new Map(paths.map(path => [path, readNames(path, readFileSync(join(root, path), 'utf8'))]))
  )
  const share = endingInOf / functions
  const [first] = longest
  const isOver =
    share > nameBars.ofShare ||
    definedTwice.length > nameBars.definedTwice ||
    (first?.lines ?? 0) > nameBars.longest
  process.stdout.write(
    `  ${isOver ? 'error ' : ''}names: ${(share * 100).toFixed(1)} % of ${functions} functions end in Of (at most ${nameBars.ofShare * 100} %), ` +
      `${definedTwice.length} exported names are defined twice or more (at most ${nameBars.definedTwice}), ` +
      `the longest function has ${first?.lines} lines (${first?.name} in ${first?.file}; at most ${nameBars.longest})\n`
  )
  return isOver ? 1 : 0
}

async function sql(): Promise<number> {
  const server = join(root, 'server')
  const found = existsSync(server) ? findMisplacedSql(server) : []
  for (const { file, line, text } of found)
    process.stdout.write(`  error sql-in-stores: server/${file}:${line} ${text}\n`)
  if (found.length > 0) {
    process.stdout.write(
      "    Only a noun's store.ts speaks to its tables, so that one file shows every query on them.\n" +
        '    Move the query there and give it a name that says what it finds or changes.\n'
    )
  }
  return found.length > 0 ? 1 : 0
}

async function literals(): Promise<number> {
  const ours = FOLDERS.filter(folder => folder !== 'generated').map(folder => `${folder}/**/*.{ts,tsx,mjs}`)
  const files = globSync([...ours, '*.{ts,mjs}'], { cwd: root, exclude: isNotOurs })
  let failed = 0
  for (const file of files) {
    for (const { line, text } of findPackedLiterals(file, readFileSync(join(root, file), 'utf8'))) {
      failed = 1
      process.stdout.write(`  error no-packed-literals: ${file}:${line} ${text}\n`)
    }
  }
  if (failed) {
    process.stdout.write(
      '    TypeScript does not check a spread literal for unknown properties. Write its entries where they belong,\n' +
        '    one a line.\n'
    )
  }
  return failed
}

async function storages(): Promise<number> {
  const files = globSync('{client,portal,console}/**/*.{ts,tsx}', { cwd: root, exclude: isNotOurs })
  let failed = 0
  for (const file of files) {
    for (const { line, text } of findStorageUses(file, readFileSync(join(root, file), 'utf8'))) {
      failed = 1
      process.stdout.write(`  error guarded-storage: ${file}:${line} ${text}\n`)
    }
  }
  if (failed) {
    process.stdout.write(
      '    A browser may have no storage, forbid it or be full; the access itself may throw and end the page.\n' +
        '    Use localStore or tabStore of @board/client/storage/storage: they never throw, and say whether a value is kept.\n'
    )
  }
  return failed
}

async function states(): Promise<number> {
  const files = globSync('server/**/*.ts', { cwd: root, exclude: isNotOurs })
  let failed = 0
  for (const file of files) {
    for (const { line, text } of findStateLiterals(file, readFileSync(join(root, file), 'utf8'))) {
      failed = 1
      process.stdout.write(`  error states-from-the-table: ${file}:${line} ${text}\n`)
    }
  }
  if (failed) {
    process.stdout.write(
      "    A noun's transitions.ts says where each action leads. Change a message with moveMessage, and ask for its\n" +
        '    state with a predicate of server/records/message-core/transitions.ts.\n'
    )
  }
  return failed
}

async function migrations(): Promise<number> {
  const found = findBreakingMigrations(
    join(root, 'server/platform/database/migrations'),
    previous.lastMigration
  )
  for (const { file, line, says } of found)
    process.stdout.write(
      `  error migrations-go-beside: server/platform/database/migrations/${file}:${line} ${says}\n`
    )
  if (found.length > 0) {
    process.stdout.write(
      `    The previous version, whose last migration is ${previous.lastMigration}, serves while this one migrates, and after it.\n` +
        '    docs/guide/operations.md, "A new version", says what a migration may do, and how it declares an exception.\n'
    )
  }
  return found.length > 0 ? 1 : 0
}

async function licences(): Promise<number> {
  const found = foreignLicences(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  for (const { name, version, licence } of found)
    process.stdout.write(`  error licences: ${name} ${version} is under ${licence}\n`)
  if (found.length > 0) {
    process.stdout.write(
      '    Read the licence. Where it lets the site be used, changed and passed on, add it in scripts/tools/lint/licences.ts;\n' +
        '    otherwise take another package.\n'
    )
  }
  return found.length > 0 ? 1 : 0
}

async function callNames(): Promise<number> {
  const paths = globSync(['*.md', ...['docs', 'openapi', ...FOLDERS].map(folder => `${folder}/**/*`)], {
    cwd: root,
    exclude: isNotOurs
  })
  const files: WrittenFile[] = paths
    .filter(isCounted)
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const ids = findOperationIds(files)
  const product = files.filter(({ path }) => !isTest(path))
  const failed = [
    report('of the product', measureSpread(ids, product), bars.product),
    report('with the tests', measureSpread(ids, files), bars.withTests)
  ]
  if (!failed.includes(true)) return 0
  process.stdout.write(
    '    A fact of a call stands once, on the call (docs/guide/contract.md), and is derived everywhere else. Derive what\n' +
      '    repeats the name, or refer to the page that lists it. The bars only fall.\n'
  )
  return 1
}

/** Prints in how many files the name of a call stands. @returns whether it is more than the bar allows */
function report(which: string, spread: Spread, bar: { median: number; p90: number }): boolean {
  const { median, p90, most } = spread
  const isOver = median > bar.median || p90 > bar.p90
  process.stdout.write(
    `  ${isOver ? 'error ' : ''}call-names: the name of a call stands in ${median} files ${which} (median; ${p90} at the ninth decile), ` +
      `at most ${bar.median} and ${bar.p90}; ${most.id} in ${most.files.length}\n`
  )
  return isOver
}

function isNotOurs(path: string): boolean {
  return /(^|\/)(node_modules|dist)$/.test(path)
}

function run(args: string[]): Promise<number> {
  return handOver(process.execPath, args, { cwd: root, env: checkEnvironment() })
}
