import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { compiledOnce } from './compiled-once.ts'

const { db } = await testDatabase()

describe('A fragment that is compiled once', () => {
  test('gives the same statement as its parts', () => {
    const parts = sql`${sql.ref('m.tid')} in (${sql.join([1, 2].map(one => sql.lit(one)))})`
    const statement = (fragment: typeof parts) =>
      sql`select 1 from message m where m.fid = ${7} and ${fragment} and m.state = ${0}`.compile(db)
    const [once, parted] = [statement(compiledOnce(parts)), statement(parts)]
    expect(once.sql).toBe(parted.sql)
    expect(once.parameters).toEqual([7, 0])
  })

  test('has no values', () => {
    expect(() => compiledOnce(sql`m.fid = ${7}`)).toThrow('has values')
  })
})
