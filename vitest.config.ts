import { defineConfig } from 'vitest/config'

/** Suites whose tests touch the database get a PostgreSQL of their own, started once per run. */
const withDatabase = { globalSetup: 'tests/support/global-setup.ts' }
const shared = { environment: 'node', env: { TZ: 'UTC' }, hookTimeout: 60_000 } as const

/** A browser on a crowded machine may miss a moment; what needs its second try is named in the report. */
const inBrowser = { retry: process.env.CI ? 1 : 0, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'parts',
          testTimeout: 60_000,
          include: ['{schemas,generated,client,portal,console,scripts}/**/*.test.{ts,tsx}']
        }
      },
      {
        test: {
          ...shared,
          ...withDatabase,
          name: 'server',
          include: ['server/**/*.test.ts'],
          testTimeout: 60_000
        }
      },
      {
        test: {
          ...shared,
          ...withDatabase,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 30_000
        }
      },
      {
        test: {
          ...shared,
          ...withDatabase,
          name: 'races',
          include: ['tests/races/**/*.test.ts'],
          testTimeout: 60_000
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
          globalSetup: ['tests/support/site-setup.ts', 'tests/support/global-setup.ts'],
          ...inBrowser,
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 120_000
        }
      }
    ]
  }
})
