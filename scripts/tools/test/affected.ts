/**
 * Finds the test files that a change touches, for `npm test -- --changed`: the changed tests, the tests beside changed code,
 * and the tests that import it, directly or through other files.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readFileImports } from '../imports.ts'

/**
 * Files that import the whole product in order to start it. Nearly every test of the server starts it by them, so a path
 * through one of them says nothing about what a test is about.
 */
const assemblies = [
  'server/runtime/app.ts',
  'server/runtime/operations.ts',
  'server/runtime/wire.ts',
  'server/runtime/message-details.ts',
  'server/runtime/account-deletions.ts',
  'server/runtime/jobs/jobs.ts',
  'tests/contract/cases/index.ts',
  'console/app/pages.ts',
  'console/app/overrides.ts',
  'portal/app/pages.ts',
  'portal/entry/forms.ts'
]

/** The files that each file imports, by paths from the root of the repository. */
export type Imports = ReadonlyMap<string, readonly string[]>

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/**
 * Returns the tests that a change of these files touches.
 * @param changed paths from the root of the repository
 */
export function affectedTests(changed: readonly string[], imports: Imports): string[] {
  const users = usersIn(imports)
  const reached = new Set(changed)
  for (const file of reached) {
    if (assemblies.includes(file) && !changed.includes(file)) continue
    for (const user of users.get(file) ?? []) reached.add(user)
  }
  const folders = new Set(changed.filter(file => !isTest(file)).map(dirname))
  const beside = [...imports.keys()].filter(file => folders.has(dirname(file)))
  return [...new Set([...reached, ...beside])].filter(file => isTest(file) && imports.has(file)).sort()
}

/** Returns the files that import each file. */
function usersIn(imports: Imports): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const [file, targets] of imports)
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), file])
  return users
}

const folders = ['schemas', 'generated', 'client', 'server', 'portal', 'console', 'scripts', 'tests']

/** Reads the imports of every file of the repository as text: it takes a second, and a program of its own a minute. */
export function readImports(root: string): Imports {
  const files = globSync(
    folders.map(folder => `${folder}/**/*.{ts,tsx,mjs}`),
    { cwd: root, exclude: path => /(^|\/)(node_modules|dist)$/.test(path) }
  )
  return new Map(
    files.map(file => [
      file,
      readFileImports(file, readFileSync(join(root, file), 'utf8')).map(({ target }) => target)
    ])
  )
}
