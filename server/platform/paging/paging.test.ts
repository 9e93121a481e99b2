import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { cappedTotal } from './paging.ts'

const { db } = await testDatabase()
const many = sql`from many where n > ${0}`
const fill = (from: number, to: number) =>
  inTransaction(db, trx =>
    sql`insert into many select generate_series(${from}::integer, ${to}::integer)`.execute(trx)
  )

it('a total is exact up to 10,000 at every moment, and marked as capped beyond', async () => {
  await sql`create table many (n integer)`.execute(db)
  await fill(1, 9_999)
  expect(await cappedTotal(db, many)).toEqual({ total: 9_999, totalCapped: false })
  await fill(10_000, 10_000)
  expect(await cappedTotal(db, many)).toEqual({ total: 10_000, totalCapped: false })
  await fill(10_001, 10_001)
  expect(await cappedTotal(db, many)).toEqual({ total: 10_000, totalCapped: true })
})

it('a remembered capped total is not used for a query with other values', async () => {
  expect((await cappedTotal(db, many)).totalCapped).toBe(true)
  expect(await cappedTotal(db, sql`from many where n > ${9_990}`)).toEqual({ total: 11, totalCapped: false })
})
