import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import {
  ask,
  doing,
  ended,
  holding,
  logOf,
  patient,
  problems,
  runsOf,
  scheduled,
  serve,
  stopAll
} from '../../../tests/support/builders/schedule.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const postgres = await testDatabase()
afterEach(stopAll)

describe('a run whose holder has gone silent', () => {
  const gone = async (id: number, attempts: number) => {
    await ask(postgres, id)
    await postgres.db
      .updateTable('schedule_run')
      .set({ holder: 'elsewhere/1/abc', beat_at: new Date(Date.now() - 60_000), attempts })
      .where('job_id', '=', id)
      .execute()
  }

  it('is started again by another server', async () => {
    const id = await scheduled(postgres)
    await gone(id, 1)
    serve(
      postgres,
      doing(async () => 4)
    )
    await ended(postgres, id)
    expect(await logOf(postgres, id)).toMatchObject([{ status: 1, handled: 4 }])
  })

  it('fails after this has happened too often', async () => {
    const id = await scheduled(postgres)
    await gone(id, 3)
    let ran = 0
    serve(
      postgres,
      doing(async () => ++ran)
    )
    await ended(postgres, id)
    expect(await logOf(postgres, id)).toMatchObject([{ status: 0, failure: 'lost' }])
    expect(ran).toBe(0)
  })

  it('is not logged by the silent server when it comes back', async () => {
    const id = await scheduled(postgres)
    const { bean, begins, end } = holding()
    await ask(postgres, id)
    // this process gives no sign of life during the test
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
    await stopAll()
    expect(await logOf(postgres, id)).toMatchObject([{ status: 1, handled: 2 }])
  })

  it('is started again by the same server if its end could not be logged', async () => {
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

  it('is not one whose holder reports that it is alive', async () => {
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
