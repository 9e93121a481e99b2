import { configDefaults, defineConfig } from 'vitest/config'
import { everySize } from './scripts/tools/test/arguments.ts'
import { fastFolder } from './scripts/tools/test/fast-folder.ts'
import LongFirst from './scripts/tools/test/long-first.ts'
import { readLeftOut } from './scripts/tools/test/tiers.ts'

// Workers, databases, sites and browsers inherit it.
process.env.TMPDIR ??= fastFolder()

/** Suites whose tests touch the database get a PostgreSQL of their own, started once per run. */
const withDatabase = { globalSetup: 'tests/support/servers/global-setup.ts' }
const shared = { environment: 'node', env: { TZ: 'UTC' }, hookTimeout: 120_000 } as const

/** A browser on a crowded machine takes its time. */
const inBrowser = { expect: { poll: { timeout: 20_000 } } }

/** Tests that change what others of the same process see: modules, the environment, databases in the process. */
const alone = [
  'server/platform/database/lock.test.ts',
  'server/runtime/embedded.test.ts',
  'server/platform/database/pglite.test.ts',
  'server/administration/entities/hints.test.ts',
  'server/platform/schedule/scheduler.test.ts'
]

/** Tests of scripts that write into a database. */
const scriptsWithDatabase = [
  'scripts/commands/admin/create.test.ts',
  'scripts/tools/lint/upgrade.test.ts',
  'scripts/commands/doctor/database.test.ts',
  'scripts/commands/doctor/mail.test.ts',
  'scripts/demo/demo.test.ts',
  'scripts/demo/phrases.test.ts',
  'scripts/demo/verbs.test.ts'
]

/** The console's data provider is held against the real server. */
const providerWithServer = ['console/provider/conformance.test.ts', 'console/provider/modes.test.ts']

/** Files that no project runs. */
const noTests = [...configDefaults.exclude, ...readLeftOut(process.env)]

export default defineConfig({
  test: {
    // a process that has run many files has much to put away
    teardownTimeout: 60_000,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'parts',
          testTimeout: 120_000,
          include: ['{schemas,generated,client,portal,console,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...noTests, ...scriptsWithDatabase, ...providerWithServer],
          // read anew for each of a hundred small files, the modules would take a third of the time
          isolate: false
        }
      },
      {
        test: {
          ...shared,
          ...withDatabase,
          name: 'server',
          include: ['server/**/*.test.ts', ...scriptsWithDatabase, ...providerWithServer],
          exclude: [...noTests, ...alone],
          // the modules of the server are read once for all files: half the time of the suite
          isolate: false,
          testTimeout: 120_000
        }
      },
      {
        test: {
          ...shared,
          ...withDatabase,
          name: 'alone',
          include: alone,
          exclude: noTests,
          testTimeout: 120_000
        }
      },
      {
        test: {
          ...shared,
          ...withDatabase,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude: noTests,
          // files of one worker share the compiled contract
          isolate: false,
          testTimeout: 120_000
        }
      },
      {
        test: {
          ...shared,
          ...withDatabase,
          name: 'races',
          include: ['tests/races/**/*.test.ts'],
          isolate: false,
          testTimeout: 120_000
        }
      },
      {
        test: {
          ...shared,
          ...withDatabase,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 300_000
        }
      },
      {
        test: {
          ...shared,
          ...inBrowser,
          name: 'generator',
          include: ['tests/generator/**/*.test.ts'],
          testTimeout: 120_000
        }
      },
      {
        test: {
          ...shared,
          // a journey that writes into its tables has a site and a database of its own
          globalSetup: ['tests/support/servers/site-setup.ts', 'tests/support/servers/global-setup.ts'],
          ...inBrowser,
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          // a worker keeps its browser and its modules from file to file
          isolate: false,
          // with `--all`, one test opens a page in every size, scheme and language
          testTimeout: process.env[everySize] === undefined ? 120_000 : 300_000
        }
      }
    ]
  }
})
