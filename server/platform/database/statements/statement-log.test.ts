import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { lineLog, setStatementLog } from './statement-log.ts'

const { db } = await testDatabase()

afterEach(() => setStatementLog(undefined))

async function linesOf(showsValues: boolean, run: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = []
  setStatementLog(lineLog(line => lines.push(line.replace(/\d+\.\d ms/, '0.0 ms')), showsValues))
  await run()
  return lines
}

const ask = () =>
  sql`select number
      from generate_series(1, ${2}::int) number
      where ${'Zhang San'}::text <> ''`.execute(db)

test('a demo shows each statement with its duration, its rows and its values', async () => {
  expect(await linesOf(true, ask)).toEqual([
    "sql 0.0 ms, 2 rows: select number from generate_series(1, $1::int) number where $2::text <> '' [2, 'Zhang San']"
  ])
})

test('elsewhere the number of values is shown, and no value', async () => {
  const [line] = await linesOf(false, ask)
  expect(line).toContain('(2 values)')
  expect(line).not.toContain('Zhang')
})

test('a statement that fails is shown with its code', async () => {
  const [line] = await linesOf(true, () => sql`select 1 / ${0}::int`.execute(db).catch(() => {}))
  expect(line).toContain('error 22012: select 1 / $1::int [0]')
})
