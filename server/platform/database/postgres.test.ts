import { createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { type Postgres, startPostgres } from '../../../tests/support/postgres/postgres.ts'
import { type Database, openDatabase } from './open.ts'
import { planPerValue, StatementNames } from './statements/statements.ts'
import { inTransaction } from './transaction.ts'
import { DatabaseRefused, DatabaseUnavailable } from './unavailable.ts'

const { url } = await testDatabase()
const opened: Database[] = []
const open = async (...[target, options]: Parameters<typeof openDatabase>) => {
  const database = await openDatabase(target, options)
  opened.push(database)
  return database
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map(database => database.close()))
})

const prepared = async ({ db }: Database) =>
  (
    await sql<{
      text: string
    }>`select statement as text from pg_prepared_statements order by prepare_time`.execute(db)
  ).rows

describe('statements', () => {
  it('are prepared when they are repeated with values', async () => {
    const database = await open({ url }, { poolSize: 1 })
    for (let i = 0; i < 4; i++) await sql`select ${i}::int + 1`.execute(database.db)
    await sql`select ${'once'}::text`.execute(database.db)
    expect(await prepared(database)).toEqual([{ text: 'select $1::int + 1' }])
  })

  it('are prepared without values only if they read', async () => {
    const database = await open({ url }, { poolSize: 1 })
    for (let i = 0; i < 4; i++) await inTransaction(database.db, trx => sql`select 1 as one`.execute(trx))
    expect(await prepared(database)).toEqual([{ text: 'select 1 as one' }])
  })

  it('are planned each time if they ask for it', async () => {
    const database = await open({ url }, { poolSize: 1 })
    for (let i = 0; i < 4; i++) await sql`select ${sql.raw(planPerValue)} ${i}::int + 1`.execute(database.db)
    expect(await prepared(database)).toEqual([])
  })

  it('fail with a stack that leads to the code that sent them', async () => {
    const database = await open({ url })
    async function divide() {
      return await sql`select 1 / ${0}::int`.execute(database.db)
    }
    await expect(divide()).rejects.toMatchObject({
      code: '22012',
      stack: expect.stringMatching(/^error: division by zero\n[\s\S]*divide/)
    })
  })

  it('never have more names than allowed', () => {
    const names = new StatementNames(2)
    const texts = Array.from({ length: 50 }, (_, i) => `select ${i}`)
    for (let i = 0; i < 3; i++) for (const text of texts.slice(0, 3)) names.use(text)
    for (const text of texts) names.use(text)
    expect(texts.map(text => names.use(text)?.name).filter(Boolean)).toEqual(['s1', 's2'])
  })

  it('still work after a migration that changes the columns of their answer', async () => {
    const database = await open({ url }, { poolSize: 1 })
    await database.exec('create table changing (a int)')
    const ask = () => sql`select * from changing where ${1}::int = 1`.execute(database.db)
    for (let i = 0; i < 4; i++) await ask()
    await database.exec('alter table changing add b int')
    await expect(ask()).resolves.toMatchObject({ rows: [] })
  })
})

describe('a database that cannot answer', () => {
  const unavailable = (reason: string) => expect.objectContaining({ name: 'DatabaseUnavailable', reason })

  it('is reported as away if nothing listens', async () => {
    const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' }, { patience: 0 })
    await expect(away).rejects.toEqual(unavailable('away'))
  })

  it('is reported as busy if it accepts the connection and stays silent', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await new Promise(done => silent.once('listening', done))
    const { port } = silent.address() as { port: number }
    const waiting = openDatabase(
      { url: `postgres://nobody@127.0.0.1:${port}/none` },
      { patience: 0, connectTimeout: 200 }
    )
    await expect(waiting).rejects.toBeInstanceOf(DatabaseUnavailable)
    silent.close()
  })

  it('is reported as slow if a statement takes longer than allowed', async () => {
    const { db } = await open({ url }, { statementTimeout: 100 })
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toEqual(unavailable('slow'))
    await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] })
  })

  it('is reported as busy if all connections stay in use, so that no caller waits for ever', async () => {
    const { db } = await open({ url }, { poolSize: 1, connectTimeout: 100 })
    const long = sql`select pg_sleep(0.5)`.execute(db)
    await expect(sql`select 1`.execute(db)).rejects.toEqual(unavailable('busy'))
    await long
  })

  it('refuses callers at once when too many wait', async () => {
    const { db } = await open({ url }, { poolSize: 1, connectTimeout: 3_000 })
    const long = sql`select pg_sleep(0.3)`.execute(db)
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => sql`select 1`.execute(db)))
    await long
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(5)
    expect(refused.length).toBeLessThan(40)
  })

  it('is not reported for a wrong password', async () => {
    const wrong = new URL(url)
    wrong.username = 'nobody_here'
    await expect(openDatabase({ url: wrong.href })).rejects.toThrow(DatabaseRefused)
    await expect(openDatabase({ url: wrong.href })).rejects.toThrow('DATABASE_URL')
  })

  it('is not reported for a database that does not exist', async () => {
    const wrong = new URL(url)
    wrong.pathname = '/none_here'
    await expect(openDatabase({ url: wrong.href })).rejects.toThrow(/DATABASE_URL.*none_here/)
  })
})

describe('a database that restarts', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true })
  }, 60_000)
  afterAll(() => postgres.stop())

  it.each([{ crash: false }, { crash: true }])('can be used again afterwards ($crash)', async how => {
    const lost: unknown[] = []
    const { db } = await open({ url: postgres.url }, { log: (_, error) => lost.push(error) })
    await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.05)`.execute(db)))
    const cut = sql`select pg_sleep(20)`.execute(db).catch((error: unknown) => error)
    await new Promise(done => setTimeout(done, 100))
    await postgres.restart(how)
    expect(await cut).toMatchObject({ name: 'DatabaseUnavailable', reason: 'away' })
    await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] })
    expect(lost.length).toBeGreaterThan(0)
  })

  it('is waited for by a server that starts too early', async () => {
    const restarting = postgres.restart()
    const { db } = await open({ url: postgres.url }, { patience: 20_000 })
    await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] })
    await restarting
  })
})
