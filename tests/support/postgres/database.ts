import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { openDatabase } from '../../../server/platform/database/open.ts'
import { createDatabaseFromTemplate, dropDatabase } from './postgres.ts'

/**
 * Creates a migrated, empty database for this test file: `const { db, url } = await testDatabase()`.
 * Call it at the top of the file or of a `describe`, not inside a hook: it closes and drops the database after the
 * last test.
 */
export async function testDatabase() {
  const server = inject('postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  const url = await createDatabaseFromTemplate(server.url, server.template, name)
  const database = await openDatabase({ url })
  afterAll(async () => {
    await database.close()
    await dropDatabase(server.url, name)
  })
  return { ...database, url }
}
