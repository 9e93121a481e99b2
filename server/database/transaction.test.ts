import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { openDatabase } from './open.ts'
import { afterCommit, inTransaction } from './transaction.ts'

const postgres = await testDatabase()
const pglite = await openDatabase({ memory: true })
afterAll(() => pglite.close())

for (const { exec } of [postgres, pglite]) {
  await exec(
    'create table purse (id int primary key, coins int not null); insert into purse values (1, 0), (2, 0)'
  )
}

const coins = async (id: number) =>
  (await sql<{ coins: number }>`select coins from purse where id = ${id}`.execute(postgres.db)).rows[0]?.coins

describe.each([
  ['PostgreSQL', postgres.db],
  ['PGlite', pglite.db]
])('a transaction on %s', (_, db) => {
  it('keeps nothing when it throws', async () => {
    const failing = inTransaction(db, async trx => {
      await sql`update purse set coins = 99`.execute(trx)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const { rows } = await sql`select sum(coins)::int as coins from purse`.execute(db)
    expect(rows).toEqual([{ coins: 0 }])
  })

  it('runs actions that wait for its end after the commit, and not after a rollback', async () => {
    const done: string[] = []
    await inTransaction(db, async trx => {
      afterCommit(() => done.push('kept'))
      await sql`select 1`.execute(trx)
      expect(done).toEqual([])
    })
    const failing = inTransaction(db, async () => {
      afterCommit(() => done.push('lost'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(done).toEqual(['kept'])
    expect(() => afterCommit(() => {})).toThrow('no transaction')
  })

  it('refuses a query outside it while it runs, which would wait for itself', async () => {
    const beside = inTransaction(db, () => sql`select 1`.execute(db))
    await expect(beside).rejects.toThrow('pass trx on')
  })

  it('refuses a transaction inside it', async () => {
    const nested = inTransaction(db, () => inTransaction(db, async () => 1))
    await expect(nested).rejects.toThrow('pass trx on')
  })

  it('does not disturb queries of other callers', async () => {
    const slow = inTransaction(db, async () => await sleep(50))
    const { rows } = await sql`select 1 as one`.execute(db)
    await slow
    expect(rows).toEqual([{ one: 1 }])
  })

  it('allows queries on the database after its end, by work that it started', async () => {
    const later: Promise<unknown>[] = []
    await inTransaction(db, async () => {
      later.push(sleep(30).then(() => sql`select 1`.execute(db)))
    })
    await expect(Promise.all(later)).resolves.toHaveLength(1)
  })
})

describe('two transactions that lock each other out', () => {
  it('both succeed, because the one that is given up starts again', async () => {
    let runs = 0
    const move = (from: number, to: number) =>
      inTransaction(postgres.db, async trx => {
        runs++
        await sql`update purse set coins = coins + 1 where id = ${from}`.execute(trx)
        await sleep(50)
        await sql`update purse set coins = coins + 1 where id = ${to}`.execute(trx)
      })
    await Promise.all([move(1, 2), move(2, 1)])
    expect(runs).toBeGreaterThan(2)
    expect([await coins(1), await coins(2)]).toEqual([2, 2])
  })

  it('are given up after a limited number of attempts', async () => {
    let runs = 0
    const hopeless = inTransaction(
      postgres.db,
      async trx => {
        runs++
        await sql`do $$ begin raise exception 'always' using errcode = '40001'; end $$`.execute(trx)
      },
      { attempts: 3 }
    )
    await expect(hopeless).rejects.toThrow('always')
    expect(runs).toBe(3)
  })
})
