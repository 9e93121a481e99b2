/** Actions of administrators on scheduled jobs: pause, resume, run now; one or several. Specification 4. */
import type { BeanName } from '@board/schemas/facts/beans'
import type { EventVerb } from '@board/schemas/facts/events'
import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { recordEvents } from '../events/record.ts'
import { Refusal } from '../refusal.ts'
import { nextTime, quartzProblem } from './quartz/quartz.ts'
import {
  deleteWaiting,
  insertPausedJob,
  insertRun,
  lockJobs,
  reasons,
  type ScheduledJob,
  selectIdsOf,
  setStatus
} from './store.ts'

/**
 * Pauses jobs. Jobs that are paused already are skipped. A current run continues to its end.
 * @throws Refusal GEN0404
 */
export async function pauseJobs(trx: Trx, actor: SignedInActor, ids: readonly number[], now: Date) {
  const jobs = (await getJobs(trx, ids)).filter(({ status }) => status === 1)
  for (const { id } of jobs) await setStatus(trx, id, 0, null)
  await deleteWaiting(trx, ids)
  return await noted(trx, actor, 'schedule.paused', jobs, now)
}

/**
 * Resumes jobs. Runs that were missed during the pause are not caught up.
 * @throws Refusal GEN0404
 */
export async function resumeJobs(trx: Trx, actor: SignedInActor, ids: readonly number[], now: Date) {
  const jobs = (await getJobs(trx, ids)).filter(({ status }) => status === 0)
  for (const { id, cron_expression } of jobs) {
    const next = quartzProblem(cron_expression, now) ? undefined : nextTime(cron_expression, now)
    await setStatus(trx, id, 1, next ?? null)
  }
  return await noted(trx, actor, 'schedule.resumed', jobs, now)
}

/** Queues one run of each job, also of paused ones. @throws Refusal GEN0404, ENT0192 when one is waiting or running */
export async function runJobs(trx: Trx, actor: SignedInActor, ids: readonly number[], now: Date) {
  const jobs = await getJobs(trx, ids)
  for (const { id } of jobs) {
    if (!(await insertRun(trx, id, reasons.byHand, now))) throw new Refusal('ENT0192')
  }
  return await noted(trx, actor, 'schedule.run', jobs, now)
}

/**
 * Queues one run of a bean: of its first job, paused or not. Without a job, it creates a paused one.
 * @throws Refusal ENT0192 when the job is waiting or running
 */
export async function runBean(
  trx: Trx,
  actor: SignedInActor,
  bean: BeanName,
  { cron, now }: { cron: string; now: Date }
): Promise<{ ids: number[] }> {
  const [first] = await selectIdsOf(trx, bean)
  return await runJobs(trx, actor, [first ?? (await insertPausedJob(trx, bean, cron))], now)
}

/**
 * Queues one run of a bean that the product needs at once: of its first job, paused or not. If it is waiting or running
 * already, nothing changes. Without a job, it creates a paused one.
 */
export async function requestRun(
  trx: Trx,
  bean: BeanName,
  { cron, now }: { cron: string; now: Date }
): Promise<void> {
  const [first] = await selectIdsOf(trx, bean)
  const [job] = await lockJobs(trx, [first ?? (await insertPausedJob(trx, bean, cron))])
  if (job) await insertRun(trx, job.id, reasons.byHand, now)
}

/** Returns the jobs that exist, locked. @throws Refusal GEN0404 when none exists */
async function getJobs(trx: Trx, ids: readonly number[]): Promise<ScheduledJob[]> {
  const jobs = await lockJobs(trx, ids)
  if (jobs.length === 0) throw new Refusal('GEN0404')
  return jobs
}

async function noted(
  trx: Trx,
  actor: SignedInActor,
  verb: EventVerb,
  jobs: readonly ScheduledJob[],
  now: Date
): Promise<{ ids: number[] }> {
  await recordEvents(
    trx,
    jobs.map(({ id }) => ({
      verb,
      audience: 'editor',
      subject: { kind: 'scheduleJob', id },
      actor,
      at: now
    }))
  )
  return { ids: jobs.map(({ id }) => id) }
}
