import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss'
import type { Database } from '../database/open.ts'
import type { Deps } from '../deps.ts'
import type { Job } from './job.ts'

export type RunningJobs = {
  /** Runs a job soon, in one of the processes. */
  runSoon(name: string): Promise<void>
  /** Lets what is under way end, for at most `seconds`. */
  stop(seconds: number): Promise<void>
}

type Log = (message: string, detail: { err: unknown }) => void

const schema = 'pgboss'

/**
 * Starts the scheduled jobs on the server's own database. Each time that a job is due, one of all processes
 * runs it; one that is still running is not started a second time.
 */
export async function startJobs(
  deps: Deps,
  jobs: readonly Job[],
  log: Log,
  pollSeconds = 10
): Promise<RunningJobs> {
  const boss = new PgBoss({ ...connectionOf(deps.database), schema, useListenNotify: false })
  boss.on('error', err => log('the job queue has trouble', { err }))
  try {
    await begin(boss, deps, jobs, log, pollSeconds)
  } catch (error) {
    // what has started of it must not go on beside the next try
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
  return {
    runSoon: async name => void (await boss.send(name)),
    stop: seconds => boss.stop({ graceful: true, timeout: seconds * 1000 })
  }
}

async function begin(
  boss: PgBoss,
  deps: Deps,
  jobs: readonly Job[],
  log: Log,
  pollSeconds: number
): Promise<void> {
  await boss.start()
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, {
      policy: 'stately',
      retryLimit: 1,
      expireInSeconds: 900,
      deleteAfterSeconds: 86_400
    })
    await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
      try {
        await run(deps, deps.clock())
      } catch (err) {
        log(`the job ${name} failed`, { err })
        throw err
      }
    })
    await boss.schedule(name, cron)
  }
}

function connectionOf({ pglite, pool }: Database): ConstructorOptions {
  if (pglite) return { db: fromPglite(pglite), backend: 'pglite' }
  if (!pool) throw new Error('A database has a pool or is embedded')
  return { db: { executeSql: async (text, values) => ({ rows: await rowsOf(pool.query(text, values)) }) } }
}

/** Several statements at once give a list of results; their rows belong together. */
async function rowsOf(result: Promise<{ rows: object[] } | { rows: object[] }[]>): Promise<object[]> {
  const answered = await result
  return Array.isArray(answered) ? answered.flatMap(({ rows }) => rows) : answered.rows
}
