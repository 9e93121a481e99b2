import type { Db, Trx } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { Unfit } from './quartz/parts.ts'
import { wordsOf } from './quartz/problem.ts'
import { nextTime } from './quartz/quartz.ts'
import {
  type DueJob,
  hasDue,
  insertOutcome,
  insertRun,
  lockDue,
  reasons,
  setNextFire,
  setStatus
} from './store.ts'

/** A time counts as missed when it is more than this many milliseconds past: no process was running then. */
const late = 60_000

/**
 * Queues a run of every due job and sets its next time, in one transaction. When several processes look at the same
 * moment, each job is queued by only one of them. All missed times of a job together make one run or none; the job's
 * setting `missed` decides.
 */
export async function queueDue(db: Db, now: Date): Promise<void> {
  if (!(await hasDue(db, now))) return
  await inTransaction(db, async trx => {
    for (const job of await lockDue(trx, now)) await moveOn(trx, job, now)
  })
}

async function moveOn(trx: Trx, job: DueJob, now: Date): Promise<void> {
  const { id, next_fire_at: due, missed } = job
  const next = nextOf(job, now)
  if (!(next instanceof Date)) return await giveUp(trx, job, now, next)
  await setNextFire(trx, id, next)
  if (due === null) return
  const isMissed = now.getTime() - due.getTime() > late
  if (!isMissed || missed === 1) await insertRun(trx, id, isMissed ? reasons.caughtUp : reasons.due, due)
}

/** Returns the next time of a job, or the reason why there is none. */
function nextOf({ cron_expression }: DueJob, now: Date): Date | string {
  try {
    return nextTime(cron_expression, now) ?? wordsOf({ rule: 'never' })['zh-CN']
  } catch (error) {
    if (error instanceof Unfit) return wordsOf(error.problem)['zh-CN']
    throw error
  }
}

/**
 * Pauses a job whose expression is invalid or never comes due, and records the reason. Forms refuse such an
 * expression, but it can be written into the table directly.
 */
async function giveUp(trx: Trx, job: DueJob, now: Date, error: string): Promise<void> {
  await setStatus(trx, job.id, 0, null)
  await insertOutcome(trx, {
    at: now,
    job_id: job.id,
    bean_name: job.bean_name,
    params: job.params,
    reason: reasons.due,
    status: 0,
    ms: 0,
    handled: null,
    failure: 'expression',
    error,
    stack: ''
  })
}
