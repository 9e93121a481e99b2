import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { openDatabase } from '../open.ts'

const postgres = await testDatabase()
const pglite = await openDatabase({ memory: true })
afterAll(() => pglite.close())

const values = sql`select
  9007199254740991::bigint as big, null::bigint as nothing, '2024-02-29'::date as day,
  '2024-01-01 10:00:00.5'::timestamp as wall, '2024-01-01 10:00:00.123+08'::timestamptz as instant,
  '1 day 02:00'::interval as span, '\\x00ff'::bytea as bytes, 1.50::numeric as exact, 1.5::float8 as float,
  2::smallint as small, true as yes, '{"a": [1, "二"]}'::jsonb as json, array['x', 'y"z']::text[] as texts,
  array[1, null]::bigint[] as bigs, array['2024-01-01 00:00+00'::timestamptz] as instants,
  array['\\x61'::bytea] as byte_list, array['2024-02-29'::date] as days, array[]::bigint[] as empty`

describe.each([
  ['PostgreSQL', postgres.db],
  ['PGlite', pglite.db]
])('values read from %s', (_, db) => {
  it('are the same JavaScript values on both databases', async () => {
    const { rows } = await values.execute(db)
    expect(rows[0]).toEqual({
      big: 9007199254740991,
      nothing: null,
      day: '2024-02-29',
      wall: '2024-01-01 10:00:00.5',
      instant: new Date('2024-01-01T02:00:00.123Z'),
      span: '1 day 02:00:00',
      bytes: Buffer.from([0, 255]),
      exact: '1.50',
      float: 1.5,
      small: 2,
      yes: true,
      json: { a: [1, '二'] },
      texts: ['x', 'y"z'],
      bigs: [1, null],
      instants: [new Date('2024-01-01T00:00:00Z')],
      byte_list: [Buffer.from('a')],
      days: ['2024-02-29'],
      empty: []
    })
  })

  it('are refused if a number would lose digits', async () => {
    await expect(sql`select 9007199254740993::bigint as big`.execute(db)).rejects.toThrow('beyond 2^53')
  })

  it('are read as they were written', async () => {
    const at = new Date('2026-02-28T23:59:59.999Z')
    const written = sql`select ${at}::timestamptz as at, ${Buffer.from('字')}::bytea as bytes,
      ${JSON.stringify([{ a: '一' }])}::jsonb as json, ${['甲', '乙']}::text[] as texts, ${[1, 2]}::int[] as ids`
    const { rows } = await written.execute(db)
    expect(rows[0]).toEqual({
      at,
      bytes: Buffer.from('字'),
      json: [{ a: '一' }],
      texts: ['甲', '乙'],
      ids: [1, 2]
    })
  })
  it('are read as `Date` reads them, of any length, from year 0 to year 9999', async () => {
    const written = [
      '2026-11-27 21:10:04',
      '2026-11-27 21:10:04.1',
      '2026-11-27 21:10:04.12',
      '2026-11-27 21:10:04.123456',
      '2000-02-29 00:00:00',
      '1969-12-31 23:59:59.999999',
      '0099-01-01 00:00:00',
      '9999-12-31 23:59:59.5'
    ]
    const { rows } = await sql<{ at: Date }>`
      select at::timestamptz as at from unnest(${written.map(text => `${text}+00`)}::text[]) with ordinality as t (at, nr)
      order by nr`.execute(db)
    expect(rows.map(({ at }) => at)).toEqual(
      written.map(text => new Date(`${text.replace(' ', 'T').slice(0, 23)}Z`))
    )
  })
})
