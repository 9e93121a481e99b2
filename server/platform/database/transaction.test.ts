import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import type { Trx } from './open.ts'
import { openDatabase } from './open.ts'
import { afterCommit, finishWith, inTransaction } from './transaction.ts'

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

  it('runs statements that do not wait for each other in the order of the calls', async () => {
    const found = await inTransaction(db, async trx => {
      const add = (more: number) =>
        sql`update purse set coins = coins * 2 + ${more} where id = 1`.execute(trx)
      const read = () => sql<{ coins: number }>`select coins from purse where id = 1`.execute(trx)
      const [, first, , second] = await Promise.all([add(1), read(), add(1), read()])
      await sql`update purse set coins = 0 where id = 1`.execute(trx)
      return [first.rows[0]?.coins, second.rows[0]?.coins]
    })
    expect(found).toEqual([1, 3])
  })

  it('fails with the first error of several statements, and keeps none of them', async () => {
    const failing = inTransaction(db, trx =>
      Promise.all([
        sql`update purse set coins = 7 where id = 1`.execute(trx),
        sql`select 1 / 0`.execute(trx),
        sql`select no_such_column`.execute(trx)
      ])
    )
    await expect(failing).rejects.toThrow('division by zero')
    const { rows } = await sql`select coins from purse where id = 1`.execute(db)
    expect(rows).toEqual([{ coins: 0 }])
  })

  it('fails with the first error although others are heard of earlier', async () => {
    const deep = async (trx: Trx, levels: number): Promise<unknown> =>
      levels === 0 ? await sql`select 1 / 0`.execute(trx) : await deep(trx, levels - 1)
    const failing = inTransaction(db, trx => Promise.all([deep(trx, 30), sql`select 1`.execute(trx)]))
    await expect(failing).rejects.toThrow('division by zero')
  })

  it('sends nothing more after its end, which would be outside of it', async () => {
    const late = async (trx: Trx) => {
      // the rollback is under way by then, and not answered yet
      for (let turn = 0; turn < 200; turn++) await Promise.resolve()
      await sql`update purse set coins = 5 where id = 1`.execute(trx)
    }
    let stray: Promise<unknown> = Promise.resolve()
    const failing = inTransaction(db, async trx => {
      stray = late(trx).catch(String)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await stray).toMatch(/The transaction is over|already rolled back/)
    const { rows } = await sql`select coins from purse where id = 1`.execute(db)
    expect(rows).toEqual([{ coins: 0 }])
  })

  it('commits its last statement, or fails with the error of that one', async () => {
    const set = (trx: Trx, coins: number) => sql`update purse set coins = ${coins} where id = 1`.execute(trx)
    await inTransaction(db, async trx => finishWith(trx, set(trx, 3)))
    await inTransaction(db, async trx => finishWith(trx, set(trx, 0)))
    const failing = inTransaction(db, async trx => {
      await set(trx, 8)
      await finishWith(trx, sql`select 1 / 0`.execute(trx))
    })
    await expect(failing).rejects.toThrow('division by zero')
    const { rows } = await sql`select coins from purse where id = 1`.execute(db)
    expect(rows).toEqual([{ coins: 0 }])
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
