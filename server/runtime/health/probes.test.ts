import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { readConfig } from '../../platform/config/config.ts'
import { openDatabase } from '../../platform/database/open.ts'
import { limits } from './limits.ts'
import { notReady } from './ready.ts'

describe('a server whose database is well', async () => {
  const database = await testDatabase()
  const { app } = await testServer(database)

  test('is alive and ready, and its answer must not be cached', async () => {
    for (const url of ['/healthz', '/readyz', '/readyz?from=balancer']) {
      const answer = await app.inject(url)
      expect([url, answer.statusCode, answer.json()]).toEqual([url, 200, { status: 'ok' }])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('is not ready on a disk that is full, or that does not answer', async () => {
    const look = (freeBytes: number) => async () => [{ what: 'uploads' as const, freeBytes, totalBytes: 100 }]
    const config = readConfig({})
    expect(await notReady(config, database, look(limits.diskFull))).toEqual([])
    expect(await notReady(config, database, look(limits.diskFull - 1))).toEqual(['disk'])
    expect(await notReady(config, database, () => new Promise<never>(() => {}))).toEqual(['disk'])
  })

  test('is not ready while a migration is pending', async () => {
    await database.db.deleteFrom('schema_migrations' as never).execute()
    const answer = await app.inject('/readyz')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.json()).toEqual({ status: 'unavailable', notReady: ['migrations'] })
  })
})

describe('a server all of whose connections are taken', async () => {
  const { url } = await testDatabase()
  const database = await openDatabase({ url }, { poolSize: 2 })
  const { app } = await testServer(database)

  test('says at once that it is alive, and after a limited time that it is not ready', async () => {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const taken = await Promise.all([database.pool.connect(), database.pool.connect()])
    const times: number[] = []
    for (let look = 0; look < 5; look++) {
      const began = performance.now()
      expect((await fetch(`${origin}/healthz`)).status).toBe(200)
      times.push(performance.now() - began)
    }
    // the fastest: how busy the machine is must not decide
    expect(Math.min(...times)).toBeLessThan(100)
    const answer = await fetch(`${origin}/readyz`)
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'unavailable', notReady: ['database'] }
    ])
    for (const client of taken) client.release()
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    await database.close()
  })
})
