import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { setParameter } from '../../../tests/support/builders/builders.ts'
import { buildError, buildLogin, buildOperation, buildRun, buildVisit } from '../../../tests/support/logs.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testKeys } from '../../../tests/support/servers/server.ts'
import { logRetention } from '../../runtime/jobs/log-retention.ts'
import { wire } from '../../runtime/wire.ts'
import { readConfig } from '../config/config.ts'
import { keptSince, purgeLogs } from './retention.ts'
import { logTables } from './store.ts'

const database = await testDatabase()
const { db } = database
const tables = logTables

const builders = {
  login_log: buildLogin,
  operation_log: buildOperation,
  error_log: buildError,
  schedule_job_log: buildRun,
  track_event: buildVisit
} as const
const deps = wire({ config: readConfig({}), database, keys: testKeys() })
const work = (params: object, now: Date) => ({
  deps,
  params: params as never,
  now,
  signal: new AbortController().signal
})

const idsIn = async (table: (typeof tables)[number]) =>
  (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => Number(id))

describe('the time for which logs are kept', () => {
  it.each([
    ['180 days where six months are shorter', 180, '2026-07-15T08:00:00Z', '2026-01-15T08:00:00.000Z'],
    ['180 days at least', 180, '2026-08-15T08:00:00Z', '2026-02-15T08:00:00.000Z'],
    ['six months where 180 days are less', 180, '2026-03-01T08:00:00Z', '2025-09-01T08:00:00.000Z'],
    ['the last day of a shorter month', 180, '2026-08-31T08:00:00Z', '2026-02-28T08:00:00.000Z'],
    ['six months, whatever somebody sets', 1, '2026-12-31T08:00:00Z', '2026-06-30T08:00:00.000Z'],
    [
      'six months, whatever was broken',
      Number.MIN_SAFE_INTEGER,
      '2026-12-31T08:00:00Z',
      '2026-06-30T08:00:00.000Z'
    ],
    ['longer where that is set', 365, '2026-12-31T08:00:00Z', '2025-12-31T08:00:00.000Z']
  ])('is %s', (_what, days, now, since) => {
    expect(keptSince(days, new Date(now)).toISOString()).toBe(since)
  })

  it('is never less than 180 days or half a year, on any day', () => {
    for (let day = 0; day < 1500; day++) {
      const now = new Date(Date.UTC(2024, 0, 1 + day, 12))
      const days = (now.getTime() - keptSince(180, now).getTime()) / 86_400_000
      expect(days).toBeGreaterThanOrEqual(181)
      expect(days).toBeLessThanOrEqual(184)
    }
  })
})

describe.each(tables)('%s', table => {
  const build = builders[table]

  it('loses the rows that are too old, in batches, and no others', async () => {
    const now = new Date('2027-07-15T08:00:00Z')
    const limit = keptSince(180, now).getTime()
    for (let age = 1; age <= 5; age++) await build(db, { at: new Date(limit - age * 1000) })
    const young = [await build(db, { at: new Date(limit) }), await build(db, { at: now })]
    await purgeLogs(db, now, { atOnce: 2 })
    expect(await idsIn(table)).toEqual(young)
  })

  it('keeps rows for the minimum time even if a shorter time was set', async () => {
    await setParameter(db, 'log.keepDays', 1)
    const now = new Date('2028-07-15T08:00:00Z')
    const kept = await build(db, { at: new Date('2028-01-16T08:00:00Z') })
    await logRetention.run(work({}, now))
    expect(await idsIn(table)).toEqual([kept])
    await setParameter(db, 'log.keepDays', 180)
  })

  it('keeps rows for the days of the job, and never for less than the minimum', async () => {
    const now = new Date('2029-07-15T08:00:00Z')
    const aYearAgo = await build(db, { at: new Date('2028-07-20T08:00:00Z') })
    await logRetention.run(work({ keepDays: 365 }, now))
    expect(await idsIn(table)).toContain(aYearAgo)
    expect(await logRetention.run(work({ keepDays: 180 }, now))).toBeGreaterThan(0)
    expect(await idsIn(table)).not.toContain(aYearAgo)
  })

  it('can be neither changed nor emptied by SQL', async () => {
    const id = await build(db)
    const name = sql.table(table)
    for (const statement of [
      sql`update ${name} set at = at where id = ${id}`,
      sql`delete from ${name} where id = ${id}`,
      sql`delete from ${name}`,
      sql`truncate ${name}`
    ])
      await expect(statement.execute(db)).rejects.toMatchObject({ code: '42501' })
    expect(await idsIn(table)).toContain(id)
  })
})
