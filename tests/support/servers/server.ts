import { createPrivateKey, randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { readConfig } from '../../../server/platform/config/config.ts'
import type { Database } from '../../../server/platform/database/open.ts'
import type { Contract } from '../../../server/platform/http/answer/bind.ts'
import type { Operations } from '../../../server/platform/http/call.ts'
import { keysOf } from '../../../server/platform/keys/keys.ts'
import { buildApp } from '../../../server/runtime/app.ts'
import { closeApp } from '../../../server/runtime/start/stop.ts'
import { type Given, wire } from '../../../server/runtime/wire.ts'
import { loopback } from './outgoing.ts'

type Options = Partial<Omit<Given, 'database'>> & {
  /** Another contract with its own handlers; absent: those of the product. */
  contract?: Contract
  operations?: readonly Operations[]
}

/** The upload limits of tests: files of the real size take seconds. */
export const smallLimits = { image: 2 * 1024 * 1024, video: 3 * 1024 * 1024 } as const

/** Returns the keys of this run; the keys that encrypt and index fields are new at each call. */
export const testKeys = () => keysOf(createPrivateKey(inject('privateKey')), randomBytes(32))

/**
 * Builds the server on a database as `main` does; every answer is checked against the contract. It is closed after
 * the last test. Its log is silent: set LOG_LEVEL to read it.
 */
export async function testServer(database: Database, { contract, operations, ...given }: Options = {}) {
  const deps = wire({
    // a busy machine must not change the results of tests
    config: {
      ...readConfig({
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
        DATA_DIR: 'data/test',
        MAX_DELAY: '0',
        // all accounts of a test use one address
        ACCOUNTS_PER_ADDRESS: '1000'
      }),
      uploadLimits: smallLimits
    },
    database,
    keys: testKeys(),
    outgoing: loopback,
    validateResponses: true,
    ...given
  })
  const app = await buildApp(deps, contract, operations)
  afterAll(async () => {
    await closeApp(app)
    await deps.outbox.stop()
  })
  return { app, deps }
}
