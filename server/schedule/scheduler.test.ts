import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { testKeys } from '../../tests/support/server.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { type Job, job, noParams } from '../jobs/job.ts'
import { wire } from '../wire.ts'
import { type Scheduler, startScheduler } from './scheduler.ts'
import { insertRun, reasons } from './store.ts'

const keys = testKeys()
/** A busy machine takes its time. */
const patient = { timeout: 30_000 }
const postgres = await testDatabase()
const open: Scheduler[] = []
afterEach(async () => void (await Promise.all(open.splice(0).map(scheduler => scheduler.stop(5)))))

/** A job that does what the test says. */
const doing = (run: Job['run'], seconds = 60): Job => ({
  ...job({ params: noParams, run: async () => 1 }),
  run,
  seconds
})

/** A job that is under way until the test lets it end. */
function holding() {
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

/** A server's part in it, which looks often. */
function serve(database: Database, bean: Job, { now, ...given }: Given = {}): Scheduler {
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
const problems: string[] = []

/** The one job of a table, as it is said to be. */
async function scheduled({ db }: Database, given: object = {}): Promise<number> {
  await db.deleteFrom('schedule_job').execute()
  await db.deleteFrom('schedule_run').execute()
  const values = { bean_name: 'siteNumbers', cron_expression: '0 0 12 * * ?', ...given }
  return (await db.insertInto('schedule_job').values(values).returning('id').executeTakeFirstOrThrow()).id
}

const jobOf = ({ db }: Database, id: number) =>
  db.selectFrom('schedule_job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const logOf = ({ db }: Database, id: number) =>
  db.selectFrom('schedule_job_log').selectAll().where('job_id', '=', id).orderBy('id').execute()
const runsOf = ({ db }: Database, id: number) =>
  db.selectFrom('schedule_run').selectAll().where('job_id', '=', id).execute()
const ask = ({ db }: Database, id: number) =>
  inTransaction(db, trx => insertRun(trx, id, reasons.byHand, new Date()))

/** Times of Shanghai. */
const at = (text: string) => new Date(`${text.replace(' ', 'T')}+08:00`)
const ended = (database: Database, id: number, count = 1) =>
  expect.poll(() => logOf(database, id).then(({ length }) => length), patient).toBe(count)

describe('a job', () => {
  it('is run when it is due, once, and its log says so', async () => {
    const noon = at('2026-03-02 12:00:00')
    const id = await scheduled(postgres, { next_fire_at: noon })
    let ran = 0
    const bean = doing(async () => ++ran + 6)
    const now = () => new Date(noon.getTime() + 20)
    serve(postgres, bean, { now })
    serve(postgres, bean, { now })
    await ended(postgres, id)
    await Promise.all(open.splice(0).map(scheduler => scheduler.stop(5)))
    expect(ran).toBe(1)
    expect(await logOf(postgres, id)).toMatchObject([
      { bean_name: 'siteNumbers', reason: 0, status: 1, handled: 7, error: '', stack: '' }
    ])
    expect(await jobOf(postgres, id)).toMatchObject({
      next_fire_at: at('2026-03-03 12:00:00'),
      last_status: 1,
      version: 1
    })
    expect(problems).toEqual([])
  })

  it('that fails is logged with its error, and is due again', async () => {
    const noon = at('2026-03-02 12:00:00')
    const id = await scheduled(postgres, { next_fire_at: noon })
    serve(
      postgres,
      doing(async () => Promise.reject(new Error('no luck'))),
      { now: () => noon }
    )
    await ended(postgres, id)
    expect(await logOf(postgres, id)).toMatchObject([
      { status: 0, error: 'Error: no luck', stack: 'at once (here.ts:1:1)', handled: null }
    ])
    expect(await jobOf(postgres, id)).toMatchObject({ last_status: 0, status: 1 })
    expect(await runsOf(postgres, id)).toEqual([])
  })

  it('that is paused is not run, unless somebody asks for it', async () => {
    const noon = at('2026-03-02 12:00:00')
    const id = await scheduled(postgres, { next_fire_at: noon, status: 0 })
    let ran = 0
    serve(
      postgres,
      doing(async () => ++ran),
      { now: () => noon }
    )
    await ask(postgres, id)
    await ended(postgres, id)
    expect(ran).toBe(1)
    expect(await logOf(postgres, id)).toMatchObject([{ reason: 1 }])
  })

  it('that is paused while its run waits has nothing run', async () => {
    const id = await scheduled(postgres, { status: 0 })
    await inTransaction(postgres.db, trx => insertRun(trx, id, reasons.due, new Date()))
    let ran = 0
    serve(
      postgres,
      doing(async () => ++ran)
    )
    await expect.poll(() => runsOf(postgres, id), patient).toEqual([])
    expect(await logOf(postgres, id)).toEqual([])
    expect(ran).toBe(0)
  })

  it.each([
    ['made up for, once, where it says so', 1, 1],
    ['skipped where it says so', 0, 0]
  ])('whose times were missed is %s', async (_what, missed, runs) => {
    const id = await scheduled(postgres, { next_fire_at: at('2026-03-02 12:00:00'), missed })
    const now = at('2026-03-06 09:00:00')
    serve(
      postgres,
      doing(async () => 1),
      { now: () => now }
    )
    await expect
      .poll(() => jobOf(postgres, id).then(({ next_fire_at }) => next_fire_at), patient)
      .toEqual(at('2026-03-06 12:00:00'))
    if (runs > 0) await ended(postgres, id, runs)
    expect(await runsOf(postgres, id)).toEqual([])
    expect((await logOf(postgres, id)).map(({ reason }) => reason)).toEqual(Array(runs).fill(2))
  })

  it('that is new gets its next time, and is not run before', async () => {
    const id = await scheduled(postgres)
    serve(
      postgres,
      doing(async () => 1),
      { now: () => at('2026-03-02 11:00:00') }
    )
    await expect
      .poll(() => jobOf(postgres, id).then(({ next_fire_at }) => next_fire_at), patient)
      .toEqual(at('2026-03-02 12:00:00'))
    expect(await logOf(postgres, id)).toEqual([])
  })

  it('whose expression was broken in the table is paused, and its log says why', async () => {
    const id = await scheduled(postgres, { cron_expression: '0 0 25 * * ?' })
    serve(
      postgres,
      doing(async () => 1)
    )
    await ended(postgres, id)
    expect(await jobOf(postgres, id)).toMatchObject({ status: 0, last_status: 0, next_fire_at: null })
    expect((await logOf(postgres, id))[0]?.error).toContain('0-23')
  })

  it.each([
    ['is none of this version', { bean_name: 'bygone' }, 'There is no job bygone'],
    ['has parameters that it does not take', { params: '{"days":1}' }, 'days']
  ])('that %s fails, and its log says so', async (_what, given, error) => {
    const id = await scheduled(postgres, given)
    await ask(postgres, id)
    serve(
      postgres,
      doing(async () => 1)
    )
    await ended(postgres, id)
    const [logged] = await logOf(postgres, id)
    expect(logged).toMatchObject({ status: 0, error: expect.stringContaining(error) })
  })

  it('that takes too long is given up, and told to go no further', async () => {
    const id = await scheduled(postgres)
    await ask(postgres, id)
    let told: AbortSignal | undefined
    const endless = doing(({ signal }) => {
      told = signal
      return new Promise(() => {})
    }, 0.2)
    serve(postgres, endless)
    await ended(postgres, id)
    expect(told?.aborted).toBe(true)
    expect(await logOf(postgres, id)).toMatchObject([{ status: 0, error: 'Given up after 0.2 seconds.' }])
  })

  it('is not begun a second time while it is under way', async () => {
    const id = await scheduled(postgres)
    const { bean, begins, end } = holding()
    await ask(postgres, id)
    serve(postgres, bean)
    await begins()
    expect(await ask(postgres, id)).toBe(false)
    end(1)
    await ended(postgres, id)
    expect(await ask(postgres, id)).toBe(true)
    await ended(postgres, id, 2)
  })
})

describe('a server that ends', () => {
  it('waits for what is under way', async () => {
    const id = await scheduled(postgres)
    const { bean, begins, end } = holding()
    await ask(postgres, id)
    const server = serve(postgres, bean)
    await begins()
    const stopped = server.stop(30)
    end(3)
    await stopped
    expect(await logOf(postgres, id)).toMatchObject([{ status: 1, handled: 3 }])
  })

  it('leaves what it cannot wait for to another, at once', async () => {
    const id = await scheduled(postgres)
    const { bean, begins } = holding()
    await ask(postgres, id)
    const first = serve(postgres, bean)
    await begins()
    await first.stop(0)
    expect(await logOf(postgres, id)).toEqual([])
    // which would wait an hour for the first to be silent
    serve(
      postgres,
      doing(async () => 9),
      { silent: 3600 }
    )
    await ended(postgres, id)
    expect(await logOf(postgres, id)).toMatchObject([{ status: 1, handled: 9 }])
  })
})

describe('a run whose holder has gone silent', () => {
  const gone = async (id: number, attempts: number) => {
    await ask(postgres, id)
    await postgres.db
      .updateTable('schedule_run')
      .set({ holder: 'elsewhere/1/abc', beat_at: new Date(Date.now() - 60_000), attempts })
      .where('job_id', '=', id)
      .execute()
  }

  it('is begun anew by another', async () => {
    const id = await scheduled(postgres)
    await gone(id, 1)
    serve(
      postgres,
      doing(async () => 4)
    )
    await ended(postgres, id)
    expect(await logOf(postgres, id)).toMatchObject([{ status: 1, handled: 4 }])
  })

  it('is a failure once that has happened too often', async () => {
    const id = await scheduled(postgres)
    await gone(id, 3)
    let ran = 0
    serve(
      postgres,
      doing(async () => ++ran)
    )
    await ended(postgres, id)
    expect(await logOf(postgres, id)).toMatchObject([
      { status: 0, error: expect.stringContaining('Begun 3 times') }
    ])
    expect(ran).toBe(0)
  })

  it('is nothing that the silent one can write down when it comes back', async () => {
    const id = await scheduled(postgres)
    const { bean, begins, end } = holding()
    await ask(postgres, id)
    // shows no sign of life for as long as the test lasts
    serve(postgres, bean, { silent: 3600 })
    await begins()
    await postgres.db
      .updateTable('schedule_run')
      .set({ beat_at: new Date(0) })
      .execute()
    serve(
      postgres,
      doing(async () => 2),
      { silent: 1800 }
    )
    await ended(postgres, id)
    end(1)
    await Promise.all(open.splice(0).map(scheduler => scheduler.stop(5)))
    expect(await logOf(postgres, id)).toMatchObject([{ status: 1, handled: 2 }])
  })

  it('is begun anew by the same server, where its end could not be written down', async () => {
    const id = await scheduled(postgres)
    await ask(postgres, id)
    let ran = 0
    const away = () => sql`alter table schedule_job_log rename to schedule_job_log_away`.execute(postgres.db)
    const back = () => sql`alter table schedule_job_log_away rename to schedule_job_log`.execute(postgres.db)
    const failed = () => problems.some(problem => problem.includes('could not be written down'))
    serve(
      postgres,
      doing(async () => {
        if (ran++ === 0) await away()
        return ran
      }),
      { silent: 0.3 }
    )
    await expect.poll(failed, patient).toBe(true)
    await back()
    await ended(postgres, id)
    expect((await logOf(postgres, id))[0]).toMatchObject({ status: 1 })
    expect(ran).toBeGreaterThan(1)
  })

  it('is not one that shows signs of life', async () => {
    const id = await scheduled(postgres)
    const { bean, state, begins, end } = holding()
    await ask(postgres, id)
    serve(postgres, bean, { silent: 0.3 })
    await begins()
    const beatAt = async () => (await runsOf(postgres, id))[0]?.beat_at?.getTime() ?? 0
    const first = await beatAt()
    await expect.poll(beatAt, patient).toBeGreaterThan(first)
    end(1)
    await ended(postgres, id)
    expect(state.begun).toBe(1)
  })
})
