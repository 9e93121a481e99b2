import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@board/server/platform/config/config'
import { migrate } from '@board/server/platform/database/migrate'
import { openDatabase } from '@board/server/platform/database/open'
import { addMark } from '@board/server/platform/database/site-marks'
import { recordBackup } from '@board/server/runtime/backup/store'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { databaseLines, poolProblem } from './database.ts'
import { replicaLines } from './replica.ts'

const { db, url } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'board-doctor-'))
const look = (change: Record<string, string> = {}) =>
  databaseLines(
    readConfig({
      MODE: 'production',
      DATABASE_URL: url,
      SITE_ORIGIN: 'https://a.example',
      DATA_DIR: folder,
      ...change
    })
  )
const levelsOf = async (change: Record<string, string> = {}) =>
  Object.fromEntries((await look(change)).map(({ part, level }) => [part, level]))

test('examines the database of a site without changing it or the folder of the keys', async () => {
  const marks = () => db.selectFrom('site_mark').selectAll().execute()
  const before = await marks()
  expect(await levelsOf()).toMatchObject({
    database: 'ok',
    connections: 'ok',
    clock: 'ok',
    migrations: 'ok',
    mail: 'warning',
    sms: 'warning',
    backup: 'warning'
  })
  expect(await marks()).toEqual(before)
  expect(readdirSync(folder)).toEqual([])
})

test('warns from November on if the holidays of the next year are not entered', async () => {
  const config = readConfig({
    MODE: 'production',
    DATABASE_URL: url,
    SITE_ORIGIN: 'https://a.example',
    DATA_DIR: folder
  })
  const calendarOn = async (date: string) =>
    (await databaseLines(config, new Date(`${date}T12:00:00+08:00`))).filter(
      ({ part }) => part === 'calendar'
    )
  expect(await calendarOn('2026-10-31')).toEqual([
    { level: 'ok', part: 'calendar', says: 'The holidays are entered' }
  ])
  expect(await calendarOn('2026-11-01')).toEqual([
    {
      level: 'warning',
      part: 'calendar',
      says: expect.stringContaining('The holidays of 2027 are not entered'),
      todo: expect.stringContaining('/admin/calendarDay')
    }
  ])
})

test('uses connections that cannot change anything', async () => {
  const database = await openDatabase({ url }, { readOnly: true })
  await expect(addMark(database.db, 'x', 'y')).rejects.toThrow('read-only transaction')
  await database.close()

  const strict = await testDatabase()
  // reading the migrations fails over a connection that could also write
  await strict.exec(`
    alter table schema_migrations rename to schema_migrations_kept;
    create function require_read_only() returns boolean language plpgsql as $$ begin
      if current_setting('transaction_read_only') = 'off' then raise exception 'this connection can write'; end if;
      return true;
    end $$;
    create view schema_migrations as select * from schema_migrations_kept where require_read_only();`)
  const lines = await look({ DATABASE_URL: strict.url })
  expect(lines.filter(({ says }) => says.includes('can write'))).toEqual([])
  expect(lines.find(({ part }) => part === 'migrations')).toMatchObject({ level: 'ok' })
})

test('reports once, as an error, that the private address of the mail server in use is refused', async () => {
  await db
    .insertInto('mail_config')
    .values({
      name: '发信',
      host: '10.1.2.25',
      port: 25,
      security: 1,
      account: '',
      password_sealed: '',
      sender: 'board@example.org',
      sender_name: '留言板',
      status: 1
    })
    .execute()
  expect((await look()).filter(({ part }) => part === 'mail')).toEqual([
    {
      level: 'error',
      part: 'mail',
      says: expect.stringContaining('a private address that PRIVATE_TARGETS does not name'),
      todo: expect.stringContaining('restart the site')
    }
  ])
  await db.deleteFrom('mail_config').execute()
})

test('reports as an error that an SMS platform at a public address has no https, because nothing is sent to it', async () => {
  await db
    .insertInto('sms_config')
    .values({
      name: '短信',
      platform: 1,
      endpoint: 'http://1.1.1.1',
      access_key: 'a',
      sign_name: '留言板',
      status: 1
    })
    .execute()
  expect((await look()).filter(({ part }) => part === 'sms')).toEqual([
    {
      level: 'error',
      part: 'sms',
      says: expect.stringContaining('without https'),
      todo: expect.stringContaining('/admin/smsConfig')
    }
  ])
  await db.deleteFrom('sms_config').execute()
})

test('reports an old backup', async () => {
  const archive = { host: 'a', file: 'b', bytes: 1, row_count: 1, files: 0, missing: 0, ms: 1 }
  await recordBackup(db, { at: new Date(Date.now() - 3 * 24 * 3_600_000), ...archive })
  expect(await levelsOf()).toMatchObject({ backup: 'error' })
})

test('counts pending migrations', async () => {
  await sql`delete from schema_migrations where name > '0100'`.execute(db)
  const line = (await look()).find(({ part }) => part === 'migrations')
  expect(line).toMatchObject({ level: 'error' })
  expect(line?.says).toMatch(/^\d+ migrations are pending/)
})

test('reports a migration that was edited after it was applied', async () => {
  await sql`update schema_migrations set checksum = 'x' where name like '0001%'`.execute(db)
  const lines = (await look()).filter(({ part }) => part === 'migrations')
  expect(lines).toMatchObject([{ level: 'error' }])
  expect(lines[0]?.says).toMatch(/^0001\S+ was edited after it was applied/)
})

test('reports an empty database in which the role may not create tables', async () => {
  const name = `bare_${process.pid}`
  await sql`create role ${sql.id(name)} login password 'Kq8-vd'`.execute(db)
  await sql`create database ${sql.id(name)} template template0`.execute(db)
  const bare = new URL(url)
  Object.assign(bare, { username: name, password: 'Kq8-vd', pathname: `/${name}` })
  const lines = await look({ DATABASE_URL: bare.href })
  expect(lines.find(({ part }) => part === 'migrations')).toMatchObject({ level: 'error' })
  expect(lines.find(({ part }) => part === 'migrations')?.says).toContain('Make it the owner')
  await expect(openDatabase({ url: bare.href }).then(migrate)).rejects.toThrow('Make it the owner')
  await sql`drop database ${sql.id(name)} with (force)`.execute(db)
  await sql`drop role ${sql.id(name)}`.execute(db)
})

test('reports the database of a demo as an error', async () => {
  await addMark(db, 'demo', '[]')
  expect(
    (await look()).filter(({ level, says }) => level === 'error' && says.includes('demo data'))
  ).toHaveLength(1)
})

test('reports an unreachable database in one line, without its password', async () => {
  const lines = await look({ DATABASE_URL: 'postgres://board:Kq8-vd@127.0.0.1:1/board' })
  expect(lines).toMatchObject([{ level: 'error', part: 'database' }])
  expect(JSON.stringify(lines)).not.toContain('Kq8-vd')
})

test('looks at a replica where there is one, and names what is none', async () => {
  const found = async (DATABASE_READ_URL = '') =>
    await replicaLines(readConfig({ DATABASE_URL: url, DATABASE_READ_URL, DATA_DIR: folder }))
  expect(await found()).toEqual([])
  expect(await found(url)).toMatchObject([{ level: 'error', part: 'replica' }])
  const away = await found('postgres://board:Kq8-vd@127.0.0.1:1/board')
  expect(away).toMatchObject([{ level: 'error', part: 'replica' }])
  expect(JSON.stringify(away)).not.toContain('Kq8-vd')
})

test('compares max_connections with the pool', () => {
  expect(poolProblem(100, 10)).toBeUndefined()
  expect(poolProblem(null, 10)).toBeUndefined()
  expect(poolProblem(19, 10)?.level).toBe('warning')
  expect(poolProblem(9, 10)?.level).toBe('error')
})
