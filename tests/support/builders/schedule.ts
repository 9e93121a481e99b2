import { expect } from 'vitest'
import { readConfig } from '../../../server/platform/config/config.ts'
import type { Database } from '../../../server/platform/database/open.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { type Job, job, noParams } from '../../../server/platform/schedule/job.ts'
import { type Scheduler, startScheduler } from '../../../server/platform/schedule/scheduler.ts'
import { insertRun, reasons } from '../../../server/platform/schedule/store.ts'
import { wire } from '../../../server/runtime/wire.ts'
import { testKeys } from '../servers/server.ts'

/** A long timeout for busy machines. */
export const patient = { timeout: 30_000 }
const keys = testKeys()
const open: Scheduler[] = []

/** Stops the schedulers that `serve` has started. */
export const stopAll = async () =>
  void (await Promise.all(open.splice(0).map(scheduler => scheduler.stop(5))))

/** Returns a job that runs the function of the test. */
export const doing = (run: Job['run'], seconds = 60): Job => ({
  ...job({ params: noParams, run: async () => 1 }),
  run,
  seconds
})

/** Returns a job that runs until the test lets it end. */
export function holding() {
  const { promise, resolve } = Promise.withResolvers<number>()
  const state = { begun: 0 }
  const bean = doing(async () => {
    state.begun++
    return await promise
  })
  const begins = () => expect.poll(() => state.begun, patient).toBe(1)
  return { bean, state, begins, end: resolve }
}

type Given = Partial<Parameters<typeof startScheduler>[1]> & { now?: () => Date }

/** Starts the scheduler of one server, which looks for due jobs often. */
export function serve(database: Database, bean: Job, { now, ...given }: Given = {}): Scheduler {
  const deps = wire({ config: readConfig({}), database, keys, ...(now && { clock: now }) })
  const scheduler = startScheduler(deps, {
    jobs: { siteNumbers: bean },
    log: (message, { err }) => void problems.push(`${message} ${err}`),
    describe: error => ({ message: String(error), stack: 'at once (here.ts:1:1)' }),
    every: 0.02,
    ...given
  })
  open.push(scheduler)
  return scheduler
}
export const problems: string[] = []

/** Replaces all jobs by one with the given values; returns its id. */
export async function scheduled({ db }: Database, given: object = {}): Promise<number> {
  await db.deleteFrom('schedule_job').execute()
  await db.deleteFrom('schedule_run').execute()
  const values = { bean_name: 'siteNumbers', cron_expression: '0 0 12 * * ?', ...given }
  return (await db.insertInto('schedule_job').values(values).returning('id').executeTakeFirstOrThrow()).id
}

export const jobOf = ({ db }: Database, id: number) =>
  db.selectFrom('schedule_job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
export const logOf = ({ db }: Database, id: number) =>
  db.selectFrom('schedule_job_log').selectAll().where('job_id', '=', id).orderBy('id').execute()
export const runsOf = ({ db }: Database, id: number) =>
  db.selectFrom('schedule_run').selectAll().where('job_id', '=', id).execute()
export const ask = ({ db }: Database, id: number) =>
  inTransaction(db, trx => insertRun(trx, id, reasons.byHand, new Date()))

/** Returns a time in Shanghai. */
export const at = (text: string) => new Date(`${text.replace(' ', 'T')}+08:00`)
export const ended = (database: Database, id: number, count = 1) =>
  expect.poll(() => logOf(database, id).then(({ length }) => length), patient).toBe(count)
