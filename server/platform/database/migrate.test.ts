import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { administer, databaseUrl, dropDatabase } from '../../../tests/support/postgres/postgres.ts'
import { migrate } from './migrate.ts'
import { type Database, openDatabase, type Target } from './open.ts'

let folder: string
let database: Database
let name: string
const server = inject('postgres')

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
const tables = async () => {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations' order by 1`.execute(
    database.db
  )
  return rows.map(row => row.name)
}

async function emptyPostgres(): Promise<Target> {
  name = `test_migrate_${process.pid}_${Date.now()}`
  await administer(server.url, `create database "${name}"`)
  return { url: databaseUrl(server.url, name) }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'board-migrations-'))
  name = ''
})
afterEach(async () => {
  if (database.kind === 'postgres') await database.close()
  if (name) await dropDatabase(server.url, name)
  rmSync(folder, { recursive: true })
})

/** Opening a database takes seconds, so all tests share one. It is emptied before each test. */
let embedded: Database | undefined
beforeAll(async () => {
  embedded = await openDatabase({ memory: true })
})
afterAll(() => embedded?.close())

async function emptyPglite(): Promise<Database> {
  if (!embedded) throw new Error('The embedded database is not open')
  await embedded.exec('drop schema public cascade; create schema public')
  return embedded
}

describe.each<[string, () => Promise<Database>]>([
  ['PostgreSQL', async () => openDatabase(await emptyPostgres())],
  ['PGlite', emptyPglite]
])('migrating %s', (_, empty) => {
  beforeEach(async () => {
    database = await empty()
  })

  it('applies each file once, in order', async () => {
    write('0001_first.sql', 'create table a (id int); insert into a values (1);')
    write('0002_second.sql', 'create table b as select id from a;')
    expect(await migrate(database, folder)).toEqual(['0001_first.sql', '0002_second.sql'])
    write('0004_fourth.sql', 'create table c (id int);')
    expect(await migrate(database, folder)).toEqual(['0004_fourth.sql'])
    expect(await migrate(database, folder)).toEqual([])
    expect(await tables()).toEqual(['a', 'b', 'c'])
  })

  it('undoes a file that fails, and continues with it after it is corrected', async () => {
    write('0001_first.sql', 'create table a (id int);')
    write('0002_broken.sql', 'create table b (id int); select 1 / 0;')
    await expect(migrate(database, folder)).rejects.toThrow('0002_broken.sql failed: division by zero')
    expect(await tables()).toEqual(['a'])
    write('0002_broken.sql', 'create table b (id int);')
    expect(await migrate(database, folder)).toEqual(['0002_broken.sql'])
  })

  it('builds indexes concurrently if a file asks for no transaction', async () => {
    write('0001_first.sql', 'create table a (id int);')
    write(
      '0002_index.sql',
      '-- no transaction: the table is large\ncreate index concurrently if not exists a_id on a (id);\n-- and one more\ncreate index concurrently if not exists a_two on a (id);\n'
    )
    expect(await migrate(database, folder)).toHaveLength(2)
    const { rows } = await sql`select 1 from pg_indexes where tablename = 'a'`.execute(database.db)
    expect(rows).toHaveLength(2)
  })

  it('adds a column and its index by one file, again after it failed between them', async () => {
    write('0001_first.sql', 'create table a (id int);')
    const column = '-- no transaction\nalter table a add column if not exists at timestamptz;\n'
    write('0002_at.sql', `${column}create index concurrently if not exists a_at on a (later);`)
    await expect(migrate(database, folder)).rejects.toThrow('0002_at.sql failed')
    write(
      '0002_at.sql',
      `${column}create index concurrently if not exists a_at on a (at) where at is not null;`
    )
    expect(await migrate(database, folder)).toEqual(['0002_at.sql'])
    const { rows } = await sql`select 1 from pg_indexes where indexname = 'a_at'`.execute(database.db)
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['an applied file was edited', '0001_first.sql', 'create table z (id int);', '0001_first.sql was edited'],
    ['a number comes late', '0000_late.sql', 'select 1;', '0000_late.sql comes before 0001_first.sql'],
    ['a number is given twice', '0001_again.sql', 'select 1;', 'has the number of another'],
    ['a name says nothing', 'second.sql', 'select 1;', 'not named like']
  ])('refuses where %s', async (_, file, text, message) => {
    write('0001_first.sql', 'create table a (id int);')
    await migrate(database, folder)
    write(file, text)
    await expect(migrate(database, folder)).rejects.toThrow(message)
    expect(await tables()).toEqual(['a'])
  })

  it('refuses a database that a newer version has migrated', async () => {
    write('0001_first.sql', 'select 1;')
    write('0002_newer.sql', 'select 1;')
    await migrate(database, folder)
    rmSync(join(folder, '0002_newer.sql'))
    await expect(migrate(database, folder)).rejects.toThrow(
      '0002_newer.sql, which this version does not know'
    )
  })

  it('accepts line ends of another system', async () => {
    write('0001_first.sql', 'create table a (\n  id int\n);\n')
    await migrate(database, folder)
    write('0001_first.sql', 'create table a (\r\n  id int\r\n);\r\n')
    expect(await migrate(database, folder)).toEqual([])
  })
})

describe('several processes that migrate one PostgreSQL', () => {
  let target: Target
  beforeEach(async () => {
    target = await emptyPostgres()
    database = await openDatabase(target)
  })

  it('apply each migration once, also if it builds indexes concurrently', async () => {
    write('0001_slow.sql', 'create table a (id int); select pg_sleep(0.3);')
    write('0002_index.sql', '-- no transaction\ncreate index concurrently if not exists a_id on a (id);')
    const others = await Promise.all([openDatabase(target), openDatabase(target)])
    const done = await Promise.all([database, ...others].map(each => migrate(each, folder)))
    await Promise.all(others.map(other => other.close()))
    expect(done.map(names => names.length).sort()).toEqual([0, 0, 2])
  })

  it('continue after the process that migrated was killed half-way', async () => {
    write('0001_first.sql', 'create table a (id int);')
    write('0002_long.sql', 'create table b (id int); select pg_sleep(30);')
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'open.ts'))}
       import { migrate } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))}
       await migrate(await openDatabase(${JSON.stringify(target)}), ${JSON.stringify(folder)})`
    ])
    while (!(await tables()).includes('a')) await sleep(50)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database()`.execute(database.db)
    write('0002_long.sql', 'create table b (id int);')
    expect(await migrate(database, folder)).toEqual(['0002_long.sql'])
    expect(await tables()).toEqual(['a', 'b'])
  })

  it('build an index again if its concurrent build failed', async () => {
    write('0001_first.sql', 'create table a (id int); insert into a values (1), (1);')
    const unique = '-- no transaction\ncreate unique index concurrently if not exists a_id on a (id);'
    write('0002_index.sql', unique)
    await expect(migrate(database, folder)).rejects.toThrow('0002_index.sql failed')
    await database.exec('truncate a')
    expect(await migrate(database, folder)).toEqual(['0002_index.sql'])
    const { rows } = await sql`select indisvalid from pg_index where indexrelid = 'a_id'::regclass`.execute(
      database.db
    )
    expect(rows).toEqual([{ indisvalid: true }])
  })
})
