import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { insertRun, lockDue, reasons, takeRun } from './store.ts'

const { db, url } = await testDatabase()
const now = new Date('2026-03-02T04:00:00Z')
const silent = 60

/** Another process, which looks at the same jobs in a transaction that is still open. */
const other = new pg.Client({ connectionString: url })
let jobs: number[] = []

beforeAll(async () => {
  // the jobs of the product would be due, too
  await db.updateTable('schedule_job').set({ status: 0 }).execute()
  const job = { bean_name: 'tallies', cron_expression: '0 0 0 1 1 ?', next_fire_at: now, status: 1 }
  const made = await db.insertInto('schedule_job').values([job, job, job]).returning('id').execute()
  jobs = made.map(({ id }) => id)
  for (const [number, id] of jobs.entries())
    await inTransaction(db, trx => insertRun(trx, id, reasons.due, new Date(now.getTime() + number)))
  await other.connect()
})
afterAll(() => other.end())

it('a due job that another process is queueing is left to it, without a wait', async () => {
  await other.query(`begin; select * from schedule_job where id = ${jobs[0]} for update`)
  const found = await inTransaction(db, trx => lockDue(trx, now))
  expect(found.map(({ id }) => id)).toEqual(jobs.slice(1))
  await other.query('rollback')
})

it('a run that another process is taking is left to it, and the next one is taken', async () => {
  await other.query('begin; select * from schedule_run order by due_at limit 1 for update')
  expect((await takeRun(db, 'this process', silent, []))?.job_id).toBe(jobs[1])
  await other.query('rollback')
  expect((await takeRun(db, 'this process', silent, []))?.job_id).toBe(jobs[0])
})
