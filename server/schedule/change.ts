/** What administrators do with scheduled jobs: pause, resume, run now; one or several. Specification 4. */
import type { BeanName } from '@board/schemas/beans'
import type { EventVerb } from '@board/schemas/events'
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

/** Those that are paused meanwhile are passed over; a run that is under way ends. @throws Refusal GEN0404 */
export async function pauseJobs(trx: Trx, actor: SignedInActor, ids: readonly number[], now: Date) {
  const jobs = (await getJobs(trx, ids)).filter(({ status }) => status === 1)
  for (const { id } of jobs) await setStatus(trx, id, 0, null)
  await deleteWaiting(trx, ids)
  return await noted(trx, actor, 'schedule.paused', jobs, now)
}

/** What was missed meanwhile stays missed. @throws Refusal GEN0404 */
export async function resumeJobs(trx: Trx, actor: SignedInActor, ids: readonly number[], now: Date) {
  const jobs = (await getJobs(trx, ids)).filter(({ status }) => status === 0)
  for (const { id, cron_expression } of jobs) {
    const next = quartzProblem(cron_expression) ? undefined : nextTime(cron_expression, now)
    await setStatus(trx, id, 1, next ?? null)
  }
  return await noted(trx, actor, 'schedule.resumed', jobs, now)
}

/** Runs jobs once, soon, also those that are paused. @throws Refusal GEN0404, ENT0192 where one waits or is under way */
export async function runJobs(trx: Trx, actor: SignedInActor, ids: readonly number[], now: Date) {
  const jobs = await getJobs(trx, ids)
  for (const { id } of jobs) {
    if (!(await insertRun(trx, id, reasons.byHand, now))) throw new Refusal('ENT0192')
  }
  return await noted(trx, actor, 'schedule.run', jobs, now)
}

/**
 * Runs what a bean does once, soon: the first job of it, paused or not; one that is paused is made where there is none.
 * @throws Refusal ENT0192 where it waits or is under way
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

/** Those that are there. @throws Refusal GEN0404 where none is */
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
