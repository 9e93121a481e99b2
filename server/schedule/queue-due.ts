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

/** Milliseconds after which a time counts as missed: no process was there for it. */
const late = 60_000

/**
 * Puts a run of every job that is due into the queue and says when it is due next, both in one transaction: of any number
 * of processes that look at the same moment, one does it. Times that were missed make one run, or none, as the job says.
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

/** When it is due next, or why it never is. */
function nextOf({ cron_expression }: DueJob, now: Date): Date | string {
  try {
    return nextTime(cron_expression, now) ?? wordsOf({ rule: 'never' })['zh-CN']
  } catch (error) {
    if (error instanceof Unfit) return wordsOf(error.problem)['zh-CN']
    throw error
  }
}

/** An expression that no form lets through, but somebody wrote into the table: the job is paused, and its log says why. */
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
