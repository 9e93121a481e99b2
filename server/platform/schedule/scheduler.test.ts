import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import {
  ask,
  at,
  doing,
  ended,
  holding,
  jobOf,
  logOf,
  patient,
  problems,
  runsOf,
  scheduled,
  serve,
  stopAll
} from '../../../tests/support/builders/schedule.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { insertRun, reasons } from './store.ts'

const postgres = await testDatabase()
afterEach(stopAll)

describe('a job', () => {
  it('runs once when it is due, and is logged', async () => {
    const noon = at('2026-03-02 12:00:00')
    const id = await scheduled(postgres, { next_fire_at: noon })
    let ran = 0
    const bean = doing(async () => ++ran + 6)
    const now = () => new Date(noon.getTime() + 20)
    serve(postgres, bean, { now })
    serve(postgres, bean, { now })
    await ended(postgres, id)
    await stopAll()
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

  it('does not run in the first moments of a server, which belong to visitors; stopping ends the pause', async () => {
    const noon = at('2026-03-02 12:00:00')
    await scheduled(postgres, { next_fire_at: noon })
    let ran = 0
    const bean = doing(async () => ++ran)
    const scheduler = serve(postgres, bean, { now: () => noon, every: 3600 })
    await sleep(300)
    await scheduler.stop(1)
    expect(ran).toBe(0)
  })

  it('is logged with its error if it fails, and is due again', async () => {
    const noon = at('2026-03-02 12:00:00')
    const id = await scheduled(postgres, { next_fire_at: noon })
    serve(
      postgres,
      doing(async () => Promise.reject(new Error('no luck'))),
      { now: () => noon }
    )
    await ended(postgres, id)
    expect(await logOf(postgres, id)).toMatchObject([
      { status: 0, failure: 'error', error: 'Error: no luck', stack: 'at once (here.ts:1:1)', handled: null }
    ])
    expect(await jobOf(postgres, id)).toMatchObject({ last_status: 0, status: 1 })
    expect(await runsOf(postgres, id)).toEqual([])
  })

  it('does not run while it is paused, unless somebody requests a run', async () => {
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

  it('does not run if it is paused while its run waits', async () => {
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

  it('runs at the last time of an expression with a year, and is paused then, without a failure', async () => {
    const last = at('2026-03-02 12:00:00')
    const id = await scheduled(postgres, { cron_expression: '0 0 12 2 3 ? 2026', next_fire_at: last })
    let ran = 0
    serve(
      postgres,
      doing(async () => ++ran),
      { now: () => new Date(last.getTime() + 20) }
    )
    await ended(postgres, id)
    expect(ran).toBe(1)
    expect(await logOf(postgres, id)).toMatchObject([{ reason: 0, status: 1, failure: null }])
    expect(await jobOf(postgres, id)).toMatchObject({ status: 0, next_fire_at: null, last_status: 1 })
  })

  it('gets its next time if it is new, and does not run before', async () => {
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

  it('is paused if its expression was damaged in the table, and its log says why', async () => {
    const id = await scheduled(postgres, { cron_expression: '0 0 25 * * ?' })
    serve(
      postgres,
      doing(async () => 1)
    )
    await ended(postgres, id)
    expect(await jobOf(postgres, id)).toMatchObject({ status: 0, last_status: 0, next_fire_at: null })
    expect(await logOf(postgres, id)).toMatchObject([
      { failure: 'expression', error: expect.stringContaining('0-23') }
    ])
  })

  it.each([
    ['is none of this version', { bean_name: 'bygone' }, 'unknownJob', ''],
    ['has parameters that it does not take', { params: '{"days":1}' }, 'params', 'days']
  ])('fails if it %s, and its log says so', async (_what, given, failure, error) => {
    const id = await scheduled(postgres, given)
    await ask(postgres, id)
    serve(
      postgres,
      doing(async () => 1)
    )
    await ended(postgres, id)
    const [logged] = await logOf(postgres, id)
    expect(logged).toMatchObject({ status: 0, failure, error: expect.stringContaining(error) })
  })

  it('is given up if it takes too long, and gets the signal to stop', async () => {
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
    expect(await logOf(postgres, id)).toMatchObject([{ status: 0, failure: 'overrun' }])
  })

  it('is not started a second time while it is running', async () => {
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
  it('waits for the running jobs', async () => {
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

  it('leaves a job that it cannot wait for to another server, at once', async () => {
    const id = await scheduled(postgres)
    const { bean, begins } = holding()
    await ask(postgres, id)
    const first = serve(postgres, bean)
    await begins()
    await first.stop(0)
    expect(await logOf(postgres, id)).toEqual([])
    // this process would take a silent run over only after an hour
    serve(
      postgres,
      doing(async () => 9),
      { silent: 3600 }
    )
    await ended(postgres, id)
    expect(await logOf(postgres, id)).toMatchObject([{ status: 1, handled: 9 }])
  })
})
