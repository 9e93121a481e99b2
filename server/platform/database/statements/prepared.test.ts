import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { inTransaction } from '../transaction.ts'
import { prepared } from './prepared.ts'
import { countWrites } from './writes.ts'

const { db } = await testDatabase()

type Named = { name: string; value: string | null }

const insertMark = prepared((db, row: { name: string; value: string }) =>
  db.insertInto('site_mark').values(row).returning('name')
)

describe('A statement that is compiled once', () => {
  test('puts the values of each call into their places, also where one stands twice', async () => {
    const pair = prepared(
      (_db, { value, name }: Named) =>
        sql<{
          a: string
          b: string
          c: number
        }>`select ${name}::text as a, ${value}::text as b, ${7}::int as c where ${name}::text <> ''`
    )
    expect(await pair(db, { name: 'x', value: null })).toEqual([{ a: 'x', b: null, c: 7 }])
    expect(await pair(db, { name: 'y', value: 'z' })).toEqual([{ a: 'y', b: 'z', c: 7 }])
    expect(await pair(db, { name: '', value: 'z' })).toEqual([])
  })

  test('has a text for each set of columns, and leaves out a column without a value', async () => {
    const shapes: string[] = []
    const insert = prepared((_, row: { word: string; at?: Date | undefined }) => {
      shapes.push(Object.keys(row).join())
      return sql<{
        n: number
      }>`select ${sql.lit(Object.keys(row).length)}::int as n from (select ${row.word}::text) t`
    })
    expect(await insert(db, { word: 'a' })).toEqual([{ n: 1 }])
    expect(await insert(db, { word: 'b', at: undefined })).toEqual([{ n: 1 }])
    expect(await insert(db, { word: 'c', at: new Date() })).toEqual([{ n: 2 }])
    expect(await insert(db, { word: 'd', at: new Date() })).toEqual([{ n: 2 }])
    expect(shapes).toEqual(['word', 'word,at'])
  })

  test('outside a transaction counts as a write of this process', async () => {
    const before = countWrites()
    expect(await insertMark(db, { name: 'outside', value: '1' })).toEqual([{ name: 'outside' }])
    expect(countWrites()).toBe(before + 1)
  })

  test('belongs to the transaction that it is given', async () => {
    const failing = inTransaction(db, async trx => {
      await insertMark(trx, { name: 'inside', value: '1' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const kept = await db.selectFrom('site_mark').select('name').where('name', '=', 'inside').execute()
    expect(kept).toEqual([])
  })

  test('is refused on the database while a transaction runs', async () => {
    const beside = inTransaction(db, () => insertMark(db, { name: 'beside', value: '1' }))
    await expect(beside).rejects.toThrow('pass trx on')
  })
})
