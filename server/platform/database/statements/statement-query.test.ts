import { createRequire } from 'node:module'
import { sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'

const { db } = await testDatabase()
const Result = createRequire(import.meta.url)('pg/lib/result') as { prototype: { addFields(): void } }

const readThings = async () => (await sql`select * from thing where id > ${0}`.execute(db)).rows

async function readOften() {
  for (let i = 0; i < 4; i++) await readThings()
  return await readThings()
}

afterEach(async () => {
  vi.restoreAllMocks()
  await sql`drop table if exists thing`.execute(db)
})

it('reads the columns of a repeated statement once', async () => {
  await sql`create table thing (id int, name text, at timestamptz, size bigint)`.execute(db)
  await sql`insert into thing values (1, 'a', '2026-01-02 03:04:05.678+00', 7), (2, null, null, null)`.execute(
    db
  )
  const addFields = vi.spyOn(Result.prototype, 'addFields')
  const first = await readThings()
  await readOften()
  expect(addFields).toHaveBeenCalled()
  addFields.mockClear()
  expect(await readThings()).toEqual(first)
  expect(first).toEqual([
    { id: 1, name: 'a', at: new Date('2026-01-02T03:04:05.678Z'), size: 7 },
    { id: 2, name: null, at: null, size: null }
  ])
  expect(addFields).not.toHaveBeenCalled()
})

it('reads the columns again after a migration has changed them', async () => {
  await sql`create table thing (id int, name text)`.execute(db)
  await sql`insert into thing values (1, '5')`.execute(db)
  expect(await readOften()).toEqual([{ id: 1, name: '5' }])
  await sql`alter table thing add size bigint default 7`.execute(db)
  expect(await readOften()).toEqual([{ id: 1, name: '5', size: 7 }])
  await sql`alter table thing alter name type bigint using name::bigint`.execute(db)
  expect(await readOften()).toEqual([{ id: 1, name: 5, size: 7 }])
  await sql`alter table thing rename name to number`.execute(db)
  expect(await readOften()).toEqual([{ id: 1, number: 5, size: 7 }])
})

it('gives each row an object of its own', async () => {
  await sql`create table thing (id int)`.execute(db)
  await sql`insert into thing values (1), (2)`.execute(db)
  const [one, two] = await readOften()
  expect(one).toEqual({ id: 1 })
  expect(two).toEqual({ id: 2 })
})
