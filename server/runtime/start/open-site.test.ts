import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../tests/support/postgres/backups.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { temporaryFolder } from '../../../tests/support/uploads.ts'
import { openSite } from './open-site.ts'

const dataFolder = join(temporaryFolder(), 'data')

test('a command makes no embedded database where there is no site', async () => {
  await expect(openSite({ databaseUrl: undefined, dataFolder })).rejects.toThrow('Nothing was changed')
  expect(existsSync(dataFolder)).toBe(false)
})

test('a command opens the database of a site, and leaves an empty one without a connection', async () => {
  const { url } = await testDatabase()
  const site = await openSite({ databaseUrl: url, dataFolder })
  await site.close()

  const empty = await emptyDatabase()
  await expect(openSite({ databaseUrl: empty.url, dataFolder })).rejects.toThrow('The database is empty')
  const others = sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  await expect.poll(async () => (await others.execute(empty.db)).rows[0]?.count).toBe(0)
})
