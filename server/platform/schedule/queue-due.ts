import type { Db, Trx } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { type QuartzProblem, wordsOf } from './quartz/problem.ts'
import { nextTime, quartzProblem } from './quartz/quartz.ts'
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

/** The delay after which a time counts as missed, in milliseconds. No process was running then. */
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
  const problem = quartzProblem(job.cron_expression, now)
  // the last time of an expression with years still has its run
  const isLast = problem?.rule === 'past' && due !== null
  if (problem && !isLast) return await giveUp(trx, job, now, problem)
  if (isLast) await setStatus(trx, id, 0, null)
  else await setNextFire(trx, id, nextTime(job.cron_expression, now) ?? null)
  if (due === null) return
  const isMissed = now.getTime() - due.getTime() > late
  if (!isMissed || missed === 1) await insertRun(trx, id, isMissed ? reasons.caughtUp : reasons.due, due)
}

/**
 * Pauses a job whose expression is invalid or never comes due, and records the reason. Forms refuse such an
 * expression, but it can be written into the table directly.
 */
async function giveUp(trx: Trx, job: DueJob, now: Date, problem: QuartzProblem): Promise<void> {
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
    error: wordsOf(problem)['zh-CN'],
    stack: ''
  })
}
