import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testKeys } from '../../../tests/support/servers/server.ts'
import { smallContract } from '../../../tests/support/small-contract.ts'
import { readConfig } from '../../platform/config/config.ts'
import type { Operations } from '../../platform/http/call.ts'
import { stopTimeout } from '../../platform/http/receive/arrivals.ts'
import { buildApp } from '../app.ts'
import { wire } from '../wire.ts'
import { gracePeriod, stopServer } from './stop.ts'

test('a stop lets what is under way end, takes nothing new, and does not wait for idle connections', async () => {
  let isClosed = false
  const close = async () => {
    isClosed = true
  }
  const database = { ...(await testDatabase()), close }
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const deps = wire({ config, database, keys: testKeys() })
  const contract = smallContract({ slow: { path: '/v1/slow', method: 'get', data: { type: 'string' } } })
  let begun = 0
  const slow = async () => {
    begun++
    await sleep(800)
    return 'whole'
  }
  const app = await buildApp(deps, contract, [{ slow } as unknown as Operations])
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async () => (await fetch(`${origin}/v1/slow`)).json()
  await ask()
  const underWay = Array.from({ length: 20 }, ask)
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(21)
  const stopped = stopServer(app, deps, { stop: async () => {} })
  await sleep(50)
  await expect(ask()).rejects.toThrow()
  for (const answer of await Promise.all(underWay)) expect(answer).toMatchObject({ resultData: 'whole' })
  const answered = Date.now()
  await stopped
  // the connections of this test's own client are still open, and silent
  expect(Date.now() - answered).toBeLessThan(gracePeriod * 1000 - 1000)
  expect(isClosed).toBe(true)
})

test('an upload that is refused because the server stops has time left for its answer', () => {
  expect(stopTimeout).toBeLessThan(gracePeriod * 1000 - 2000)
})
