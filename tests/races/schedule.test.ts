import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { insertRun, reasons } from '../../server/platform/schedule/store.ts'
import { makeWorld } from '../support/builders/world.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { startServer } from '../support/servers/server-process.ts'
import { temporaryFolder } from '../support/uploads.ts'

const database = await testDatabase()
const { db, url } = database
await makeWorld(database)
// the jobs of the product would disturb the test
await db.updateTable('schedule_job').set({ status: 0 }).execute()

const environment = {
  MODE: 'production',
  SITE_ORIGIN: 'https://board.example.org',
  DATABASE_URL: url,
  DATA_DIR: temporaryFolder()
}
// the servers start one after the other, because the first creates the keys of both
const servers = [await startServer(environment), await startServer(environment)]

/** Creates jobs that are due now and whose next time comes long after the test. */
async function dueNow(count: number, given: object = {}): Promise<number[]> {
  const job = { bean_name: 'tallies', cron_expression: '0 0 0 1 1 ?', next_fire_at: new Date(), ...given }
  const made = await db
    .insertInto('schedule_job')
    .values(Array.from({ length: count }, () => job))
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

const logOf = (ids: readonly number[]) =>
  db
    .selectFrom('schedule_job_log')
    .select(['job_id', 'status', 'error', 'reason'])
    .where('job_id', 'in', [...ids])
    .orderBy('job_id')
    .execute()

const waiting = async () => (await db.selectFrom('schedule_run').select('id').execute()).length

const logged = (ids: readonly number[]) =>
  expect.poll(async () => (await logOf(ids)).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(ids.length)

describe('two servers on one database', () => {
  beforeAll(() => expect(servers.every(server => server.isAlive())).toBe(true))

  it('run each of many jobs that are due at the same moment once', async () => {
    const ids = await dueNow(40)
    await logged(ids)
    expect(await waiting()).toBe(0)
    const found = await logOf(ids)
    expect(found.map(({ job_id }) => job_id)).toEqual(ids)
    expect(found.every(({ status, reason }) => status === 1 && reason === reasons.due)).toBe(true)
  })

  it('do not run a paused job, and log a failing job with its error', async () => {
    const [paused = 0] = await dueNow(1, { status: 0 })
    const [failing = 0] = await dueNow(1, { params: '{"days":1}' })
    await logged([failing])
    expect(await logOf([paused, failing])).toMatchObject([
      { job_id: failing, status: 0, error: expect.stringContaining('days') }
    ])
  })

  it('run a job again when the server that ran it is killed', async () => {
    const [id = 0] = await dueNow(1, { bean_name: 'siteNumbers', status: 0 })
    const lock = new pg.Client({ connectionString: url })
    await lock.connect()
    await lock.query('begin; lock table message in access exclusive mode')
    await inTransaction(db, trx => insertRun(trx, id, reasons.byHand, new Date()))
    const holderOf = async () =>
      (await db.selectFrom('schedule_run').select('holder').where('job_id', '=', id).executeTakeFirst())
        ?.holder ?? ''
    await expect.poll(holderOf, { timeout: 60_000 }).not.toBe('')
    const pid = Number((await holderOf()).split('/')[1])
    const holder = servers.find(server => server.pid === pid)
    expect(holder).toBeDefined()
    await holder?.kill()
    expect(await logOf([id])).toEqual([])
    await lock.query('commit')
    await lock.end()
    // makes the silence of the killed process long enough at once
    await db
      .updateTable('schedule_run')
      .set({ beat_at: new Date(Date.now() - 3_600_000) })
      .where('job_id', '=', id)
      .execute()
    await logged([id])
    expect(await logOf([id])).toMatchObject([{ status: 1, reason: reasons.byHand }])
    expect(await waiting()).toBe(0)
  })
})
