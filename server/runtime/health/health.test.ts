import { Kysely, PostgresDialect } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import type { Db } from '../../platform/database/open.ts'
import { requireReady } from './ready.ts'

describe('the server is', () => {
  test('ready when the database has all migrations', async () => {
    const { db } = await testDatabase()
    await expect(requireReady(db)).resolves.toBeUndefined()
    await db.deleteFrom('schema_migrations' as never).execute()
    await expect(requireReady(db)).rejects.toMatchObject({ code: 'GEN0503', options: { retryAfter: 2 } })
  })

  test('not ready when the database says nothing for a second', async () => {
    const silent = { connect: () => new Promise<never>(() => {}), end: async () => {} }
    const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: silent as never }) })
    const started = Date.now()
    await expect(requireReady(db)).rejects.toMatchObject({ code: 'GEN0503' })
    expect(Date.now() - started).toBeGreaterThan(900)
  })

  test('not ready when the database is away', async () => {
    const away = { connect: () => Promise.reject(new Error('away')), end: async () => {} }
    const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: away as never }) })
    await expect(requireReady(db)).rejects.toMatchObject({ code: 'GEN0503' })
  })
})
