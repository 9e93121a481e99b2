import { type ConstructorOptions, PgBoss } from 'pg-boss'
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

function connectionOf({ pool }: Database): ConstructorOptions {
  return {
    db: {
      async executeSql(text, values) {
        const client = await pool.connect()
        let lost: Error | undefined
        try {
          return { rows: rowsOf(await client.query(text, values)) }
        } catch (error) {
          // a text of several statements may have begun a transaction, which the next caller must not find open
          await client.query('rollback').catch((failure: Error) => {
            lost = failure
          })
          throw error
        } finally {
          client.release(lost)
        }
      }
    }
  }
}

/** Several statements at once give a list of results; their rows belong together. */
function rowsOf(answered: { rows: object[] } | { rows: object[] }[]): object[] {
  return Array.isArray(answered) ? answered.flatMap(({ rows }) => rows) : answered.rows
}
