/**
 * The files of the quick tier of `npm test`, which everybody runs before a commit. The full tier (`--full`, and wherever
 * `CI` is set) runs every file. The quick tier leaves out what takes long and rarely finds a fault that its other tests do
 * not find.
 */

/** The part of a suite that the quick tier runs: all of it, only some files, or all files but some. */
export type Part = 'all' | { readonly only: readonly string[] } | { readonly without: readonly string[] }

export const quickUnit: Part = {
  without: [
    // archives of whole sites, restored and compared
    'server/runtime/backup/backup.test.ts',
    // embedded databases and processes that start many times
    'server/platform/database/pglite.test.ts',
    'server/platform/database/statements/parsers.test.ts',
    'server/runtime/embedded.test.ts',
    'server/runtime/start/main.test.ts',
    // all migrations one by one, on both databases
    'server/platform/database/migrate.test.ts',
    'scripts/tools/generate/database.test.ts',
    // a copy of the repository
    'scripts/tools/scaffold/files.test.ts',
    // the whole demo
    'scripts/demo/demo.test.ts',
    'scripts/demo/verbs.test.ts',
    'scripts/demo/history.test.ts',
    // a build of the console
    'console/budget.test.ts',
    // files as large as a site accepts, and keys that are changed meanwhile
    'server/correspondence/attachments/upload.test.ts',
    'server/platform/files/move.test.ts',
    'server/platform/keys/rotate.test.ts',
    // other programs and slow networks
    'server/platform/traces/traces.test.ts',
    'server/platform/http/receive/arrivals.test.ts',
    'server/platform/http/receive/departures.test.ts',
    'server/runtime/health/look.test.ts',
    // the same statements on both databases
    'server/records/lists/tallies.test.ts',
    'server/records/search/find.test.ts',
    'server/platform/database/transaction.test.ts',
    'server/platform/database/postgres.test.ts',
    // processes that wait for each other
    'server/platform/database/lock.test.ts',
    'server/platform/schedule/scheduler.test.ts',
    // entities and clients of the whole vocabulary, against a server of their own
    'server/administration/entities/hints.test.ts',
    'console/provider/conformance.test.ts',
    'console/provider/modes.test.ts',
    // keys of devices
    'server/people/accounts/second-factor/passkeys.test.ts',
    // figures of whole sites
    'server/overview/statistics/statistics.test.ts',
    // foreign and hostile drawings of processes
    'server/administration/workflow/foreign.test.ts',
    // the whole way of a forum from one group to another
    'server/directory/forums/handover/handover.test.ts'
  ]
}

export const quickContract: Part = {
  without: [
    'tests/contract/fuzz.test.ts',
    'tests/contract/hostile.test.ts',
    'tests/contract/patterns.test.ts',
    'tests/contract/canary.test.ts',
    'tests/contract/everywhere.test.ts',
    'tests/contract/everywhere-lists.test.ts',
    // the calls of entities are derived by one program; its own tests and the classes of calls run
    'tests/contract/entity-operations.test.ts',
    'tests/contract/entity-access.test.ts'
  ]
}

export const quickJourneys: Part = {
  only: [
    // post, approve, assign, answer, grade, explain
    'tests/journeys/everywhere/life.test.ts',
    'tests/journeys/desk/clerk-morning.test.ts',
    'tests/journeys/desk/editor-hour.test.ts',
    'tests/journeys/administration/administrator-evening.test.ts',
    // signing in
    'tests/journeys/portal/return-after-signing-in.test.ts',
    'tests/journeys/portal/keyboard.test.ts',
    'tests/journeys/everywhere/without-scripts.test.ts',
    // the two surveys with axe
    'tests/journeys/portal/pages.test.ts',
    'tests/journeys/desk/console-pages.test.ts'
  ]
}

/**
 * The environment variable with the test files that a run leaves out, in JSON. The option `--exclude` of vitest has no effect
 * on a project that has excluded files of its own.
 */
export const leftOutFiles = 'LEFT_OUT_FILES'

/** Lists the test files that the run of this environment leaves out. */
export const readLeftOut = (environment: NodeJS.ProcessEnv): string[] =>
  JSON.parse(environment[leftOutFiles] ?? '[]')

/** Returns the arguments and the environment with which vitest runs the files of a part. */
export function describePart(part: Part): { files: string[]; environment: Record<string, string> } {
  if (part === 'all') return { files: [], environment: {} }
  if ('only' in part) return { files: [...part.only], environment: {} }
  return { files: [], environment: { [leftOutFiles]: JSON.stringify(part.without) } }
}

/** Lists the files that a part names. */
export const namedFiles = (part: Part): readonly string[] =>
  part === 'all' ? [] : 'only' in part ? part.only : part.without
