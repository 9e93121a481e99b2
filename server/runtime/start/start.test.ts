import { cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildAccount } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testKeys } from '../../../tests/support/servers/server.ts'
import { readConfig } from '../../platform/config/config.ts'
import { addMark } from '../../platform/database/site-marks.ts'
import { DatabaseRefused, DatabaseUnavailable } from '../../platform/database/unavailable.ts'
import { openMatchingKeys, requireMatchingKeys } from '../../platform/keys/keys-match.ts'
import { demoMark, prepareDemo } from './demo.ts'
import {
  markProduction,
  passwordProblem,
  requireDatabaseOfMode,
  requireProductionSettings
} from './production.ts'
import { explain } from './say.ts'
import { serve } from './serve.ts'

const production = { mode: 'production', isModeNamed: true } as const
const demo = { mode: 'demo', isModeNamed: true } as const
const unnamed = { mode: 'demo', isModeNamed: false } as const

const good = {
  MODE: 'production',
  SITE_ORIGIN: 'https://board.example.org',
  DATABASE_URL: 'postgres://board:Kq8-vd@db/board'
}

describe('production', async () => {
  test('starts with a database, a password and an address of its own', () => {
    expect(() => requireProductionSettings(readConfig(good))).not.toThrow()
  })

  test.each([
    ['no address', { SITE_ORIGIN: undefined }, 'SITE_ORIGIN'],
    ['an address without https', { SITE_ORIGIN: 'http://board.example.org' }, 'SITE_ORIGIN'],
    ['the embedded database', { DATABASE_URL: undefined }, 'DATABASE_URL is missing'],
    [
      'a password that everybody tries',
      { DATABASE_URL: 'postgres://board:Postgres@db/board' },
      'everybody tries'
    ],
    ['a password that is the name', { DATABASE_URL: 'postgres://hall:hall@db/board' }, 'everybody tries'],
    ['no password', { DATABASE_URL: 'postgres://board@db/board' }, 'no password'],
    [
      'a replica without a password',
      { DATABASE_READ_URL: 'postgres://board@db/board' },
      'DATABASE_READ_URL has no password'
    ]
  ])('refuses %s', (_what, change, message) => {
    expect(() => requireProductionSettings(readConfig({ ...good, ...change }))).toThrow(message)
  })

  test.each([
    ['a host in the query', 'postgres://board@/board?host=/run/postgresql'],
    ['an encoded host', 'postgres://board@%2Frun%2Fpostgresql/board'],
    ["the driver's own form", 'socket:/run/postgresql?db=board&user=board']
  ])('needs no password by a unix socket, named by %s', (_how, DATABASE_URL) => {
    expect(() => requireProductionSettings(readConfig({ ...good, DATABASE_URL }))).not.toThrow()
  })

  test('needs no password with a client certificate, and says where that is missing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'board-certificate-'))
    const files = { sslcert: join(folder, 'board.crt'), sslkey: join(folder, 'board.key') }
    const start = (more: Record<string, string>) => {
      const DATABASE_URL = `postgres://board@db/board?${new URLSearchParams({ sslmode: 'verify-full', ...more })}`
      requireProductionSettings(readConfig({ ...good, DATABASE_URL }))
    }
    expect(() => start(files)).toThrow('board.crt')
    for (const file of Object.values(files)) writeFileSync(file, 'x')
    expect(() => start(files)).not.toThrow()
    expect(() => start({})).toThrow('no password')
    expect(() => start({ ...files, sslmode: 'disable' })).toThrow('no password')
  })

  test('says nothing of the password of an address that it cannot read', () => {
    const DATABASE_URL = 'postgres://board:Kq8-vd@db:many/board'
    expect(() => requireProductionSettings(readConfig({ ...good, DATABASE_URL }))).toThrow(
      /cannot be read\.$/
    )
  })

  test.each([
    [{}, undefined],
    [{ password: 'Postgres' }, 'everybody tries'],
    [{ password: 'board' }, 'everybody tries'],
    [{ password: 'a-password-of-its-own' }, 'of an example'],
    [{ password: '<password>' }, 'of an example'],
    [{ password: 'Liuyan@2026', isSocket: true }, 'of an example'],
    [{ password: '' }, 'no password'],
    [{ password: '', isSocket: true }, undefined],
    [{ password: '', hasCertificate: true }, undefined],
    [{ password: 'postgres', isSocket: true }, 'everybody tries']
  ])('finds in an address with %j: %s', (change, problem) => {
    const address = { user: 'board', password: 'Kq8-vd', isSocket: false, hasCertificate: false }
    const found = passwordProblem({ ...address, ...change })
    if (problem === undefined) expect(found).toBeUndefined()
    else expect(found).toContain(problem)
  })

  test('creates nothing where it is refused', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'board-refused-'))
    await expect(serve(readConfig({ MODE: 'production', DATA_DIR: folder }))).rejects.toThrow(
      'DATABASE_URL is missing'
    )
    expect(readdirSync(folder)).toEqual([])
  })

  test('refuses a database with demo data', async () => {
    const { db } = await testDatabase()
    await addMark(db, demoMark, '[]')
    await expect(requireDatabaseOfMode(production, db)).rejects.toThrow('demo data')
  })

  test('leaves a mark, so that nobody starts a demo on its database', async () => {
    const { db } = await testDatabase()
    await expect(requireDatabaseOfMode(demo, db)).resolves.toBeUndefined()
    await markProduction(db)
    await expect(requireDatabaseOfMode(production, db)).resolves.toBeUndefined()
    await expect(requireDatabaseOfMode(demo, db)).rejects.toThrow('MODE=production')
  })
})

describe('a start without MODE', async () => {
  test('refuses accounts that no demo has made, and creates nothing', async () => {
    const { db, url } = await testDatabase()
    await expect(requireDatabaseOfMode(unnamed, db)).resolves.toBeUndefined()
    await buildAccount(db)
    await expect(requireDatabaseOfMode(demo, db)).resolves.toBeUndefined()
    const folder = mkdtempSync(join(tmpdir(), 'board-forgotten-'))
    await expect(serve(readConfig({ DATABASE_URL: url, DATA_DIR: folder }))).rejects.toThrow(
      'MODE=production'
    )
    expect(readdirSync(folder)).toEqual([])
  })

  test('goes on with the data of a demo', async () => {
    const { db } = await testDatabase()
    await addMark(db, demoMark, '[]')
    await buildAccount(db)
    await expect(requireDatabaseOfMode(unnamed, db)).resolves.toBeUndefined()
  })
})

describe('the keys', async () => {
  const { db } = await testDatabase()
  const keys = testKeys()

  test('are those of the database from its first start on', async () => {
    await requireMatchingKeys(db, keys, '/keys')
    await expect(requireMatchingKeys(db, keys, '/keys')).resolves.toBeUndefined()
    await expect(requireMatchingKeys(db, testKeys(), '/keys')).rejects.toThrow('/keys are not those')
  })

  test('are not made for a database that was written with others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'board-keyless-'))
    await expect(openMatchingKeys(db, folder)).rejects.toThrow('field.pem and master.key are missing')
    expect(readdirSync(folder)).toEqual([])
  })

  test('are made for a database that was written with none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'board-new-keys-'))
    const { db: unused } = await testDatabase()
    await openMatchingKeys(unused, folder)
    expect(readdirSync(folder).sort()).toEqual(['field.pem', 'master.key'])
  })

  test('are those of another server that makes them at the same moment', async () => {
    const made = mkdtempSync(join(tmpdir(), 'board-made-keys-'))
    const shared = mkdtempSync(join(tmpdir(), 'board-shared-keys-'))
    const { db: fresh } = await testDatabase()
    await openMatchingKeys(fresh, made)
    // the files appear when this server first looks into the database, and their mark with them
    const meanwhile = new Proxy(fresh, {
      get(target, name) {
        cpSync(made, shared, { recursive: true })
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      }
    })
    await expect(openMatchingKeys(meanwhile, shared)).resolves.toBeDefined()
  })
})

describe('the demo', () => {
  test('is filled in once, and its accounts are told again at each start', async () => {
    const database = await testDatabase()
    await addMark(
      database.db,
      demoMark,
      JSON.stringify([{ role: 'citizen', username: 'a', password: 'b', page: '/' }])
    )
    expect(await prepareDemo(database, testKeys(), '/nowhere', () => {})).toMatchObject([{ username: 'a' }])
  })

  test('leaves a database with accounts of its own alone', async () => {
    const database = await testDatabase()
    const row = { kind: 'citizen', username: 'a', username_key: 'a', nick_name: 'a' }
    await database.db.insertInto('account').values(row).execute()
    const said: string[] = []
    expect(await prepareDemo(database, testKeys(), '/nowhere', line => said.push(line))).toEqual([])
    expect(said).toEqual([])
  })
})

describe('a start that fails', () => {
  test.each([
    [{ code: 'EADDRINUSE', port: 8080 }, 'PORT=8081 npm start'],
    [{ code: 'EACCES', port: 80 }, 'PORT=8080'],
    [{ code: 'EACCES' }, 'the account that runs the site'],
    [{ code: 'ENOSPC' }, 'disk is full']
  ])('with %j says what to do', (properties, advice) => {
    expect(explain(Object.assign(new Error('failed'), properties))).toContain(advice)
  })

  test('says why the database is away, and what to check', () => {
    const cause = new Error('connect ECONNREFUSED 127.0.0.1:5432')
    expect(explain(new DatabaseUnavailable('away', { cause }))).toMatch(/5432\. Check DATABASE_URL/)
    expect(explain(new DatabaseRefused('PostgreSQL refuses the role'))).toBe('PostgreSQL refuses the role')
  })
})
