import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate, migrationsFolder } from '../../server/platform/database/migrate.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { startServer, statusOf } from '../support/servers/server-process.ts'
import { temporaryFolder } from '../support/uploads.ts'
import { sharedSite } from './support/site.ts'
import { halvesIn } from './support/verify.ts'
import { intentsOf, writeAll } from './support/writers.ts'

const database = await testDatabase()
const site = await sharedSite(database.url)

/** Writes the migrations of the next version: small ones, one that locks a table, and one that builds an index. */
function nextVersion(): string {
  const folder = temporaryFolder()
  cpSync(migrationsFolder, folder, { recursive: true })
  const files = {
    '9001_new.sql': 'create table remark (id integer primary key, tid integer);',
    '9002_column.sql': "alter table message add column mark_of_test text not null default '';",
    '9003_index.sql':
      '-- no transaction\ncreate index concurrently if not exists message_by_mark on message (mark_of_test, tid);',
    '9004_key.sql':
      'alter table remark add constraint remark_message foreign key (tid) references message (tid) not valid;'
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

/** Starts another process that migrates, as the first server of the next version does. */
function migrator(folder: string) {
  const server = join(import.meta.dirname, '../../server/platform/database')
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { openDatabase } from ${JSON.stringify(join(server, 'open.ts'))}
     import { migrate } from ${JSON.stringify(join(server, 'migrate.ts'))}
     await migrate(await openDatabase(${JSON.stringify({ url: database.url })}), ${JSON.stringify(folder)})`
  ])
  return { kill: () => child.kill('SIGKILL'), ended: once(child, 'close') }
}

const applied = async () => {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations
    where name > '9' order by name`.execute(database.db)
  return rows.map(({ name }) => name.slice(0, 4))
}

it('a migration under load that is blocked, killed half-way and called again disturbs no reader and no writer', async () => {
  const server = await startServer(site.environment)
  const intents = intentsOf(site, 2000)
  let over = false
  const written = () => intents.filter(({ tid }) => tid !== undefined).length
  const more = async (count: number) => {
    const until = written() + count
    while (written() < until) await sleep(10)
  }
  const statuses = new Set<number>()
  const read = async () => {
    while (!over) {
      statuses.add(await statusOf(`${server.url}/v1/threads/list`))
      await sleep(5)
    }
  }
  const [writing, reading] = [writeAll(server.url, site.fid, intents, () => over), read()]
  await more(10)

  // a long transaction reads messages, as a backup or a report does
  const reader = await database.pool.connect()
  await reader.query('begin; select count(*) from message')
  const folder = nextVersion()
  const first = migrator(folder)
  while ((await applied()).length === 0) await sleep(20)
  // the column cannot be added now, and writes must not wait for it
  await more(60)
  expect(await applied()).toEqual(['9001'])
  first.kill()
  await first.ended
  await reader.query('commit')
  reader.release()

  await migrate(database, folder)
  expect(await applied()).toEqual(['9001', '9002', '9003', '9004'])
  await more(20)
  over = true
  const heard = await writing
  await reading
  expect(new Set(heard)).toEqual(new Set(['done']))
  expect([...statuses]).toEqual([200])
  expect(await statusOf(`${server.url}/health/ready`)).toBe(200)
  expect(await halvesIn(database)).toBe(0)
  const { rows } = await sql`select 1 from pg_index where not indisvalid`.execute(database.db)
  expect(rows).toEqual([])
})
