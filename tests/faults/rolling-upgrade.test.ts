import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, it, onTestFinished } from 'vitest'
import { migrate } from '../../server/platform/database/migrate.ts'
import { type Database, openDatabase } from '../../server/platform/database/open.ts'
import previous from '../../server/platform/database/previous-version.json' with { type: 'json' }
import { openKeys } from '../../server/platform/keys/keys.ts'
import { administer, databaseUrl, dropDatabase } from '../support/postgres/postgres.ts'
import { freePort, launchServer, startServer, untilReady } from '../support/servers/server-process.ts'
import { temporaryFolder } from '../support/uploads.ts'
import { unpackPreviousVersion } from './support/previous-version.ts'
import { type Balancer, buildTown, startStories } from './support/stories.ts'
import { halvesIn } from './support/verify.ts'

const folder = temporaryFolder()
const version = await unpackPreviousVersion()

/** A database as the previous version has it. */
async function databaseOf(migrations: ReadonlySet<string>) {
  const server = inject('postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(server.url, `create database "${name}"`)
  const url = databaseUrl(server.url, name)
  const database = await openDatabase({ url })
  onTestFinished(async () => {
    await database.close()
    await dropDatabase(server.url, name)
  })
  await migrate(database, { only: migrations })
  return { ...database, url }
}

const countMigrations = async ({ db }: Database) => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from schema_migrations`.execute(db)
  return rows[0]?.n ?? 0
}

it('people notice nothing when a new version starts beside the old one and takes over', async ({ skip }) => {
  if ('missing' in version) return skip(version.missing)
  expect([...version.migrations].sort().at(-1)?.slice(0, 4)).toBe(previous.lastMigration)
  const database = await databaseOf(version.migrations)
  const town = await buildTown(database)
  const environment = {
    MODE: 'demo',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    ACCOUNTS_PER_ADDRESS: '1000'
  }
  const older = await startServer(environment, undefined, version.program)
  const { publicKeyPem } = await openKeys(join(folder, 'keys'))
  const balancer: Balancer = { rotation: [older.url], answered: new Map(), failures: [] }
  const people = startStories(balancer, town, () => publicKeyPem)
  await people.more(4)
  expect(await countMigrations(database)).toBe(version.migrations.size)

  // its migrations run while the old version serves
  const newer = launchServer(environment, await freePort())
  await untilReady(newer)
  expect(await countMigrations(database)).toBeGreaterThan(version.migrations.size)

  balancer.rotation = [older.url, newer.url]
  balancer.answered.clear()
  await people.more(10)
  for (const url of balancer.rotation) expect(balancer.answered.get(url)).toBeGreaterThan(20)

  balancer.rotation = [newer.url]
  expect(await older.terminate()).toBe(0)
  await people.more(4)
  await people.end()

  expect(balancer.failures).toEqual([])
  expect(`${older.output()}${newer.output()}`).not.toMatch(/"level":(50|60)/)
  const rows = await database.db.selectFrom('message').select(['tid', 'subject']).execute()
  const kept = new Set(rows.map(({ tid }) => tid))
  expect(people.stories.filter(({ tid }) => tid === undefined || !kept.has(tid))).toEqual([])
  expect(rows).toHaveLength(people.stories.length)
  expect(await halvesIn(database)).toBe(0)
})
