import { inTransaction } from '../database/transaction.ts'
import type { Deps } from '../deps/deps.ts'
import { inRootSpan } from '../traces/spans.ts'
import type { Job } from './job.ts'
import { readParams } from './params.ts'
import { quartzProblem } from './quartz/quartz.ts'
import {
  deleteRun,
  type Failure,
  findJob,
  insertOutcome,
  lockJobs,
  type Outcome,
  type Run,
  reasons,
  recordHeartbeat,
  releaseRun,
  type ScheduledJob
} from './store.ts'

/** The services and settings with which a process performs runs. */
export interface Performing {
  readonly deps: Deps
  readonly jobs: Readonly<Record<string, Job>>
  /** The name of this process as the holder of runs. */
  readonly holder: string
  /** The seconds without a sign of life after which another process takes a run over. */
  readonly silent: number
  /** Describes an error for the log, without personal data. */
  readonly describe: (error: unknown) => { message: string; stack: string }
}

type End = Pick<Outcome, 'status' | 'handled' | 'failure' | 'error' | 'stack'>

/** The largest number of attempts of a run. If its process ends during each of them, the run has failed. */
const maxAttempts = 3

const failed = (failure: Failure, error = '', stack = ''): End => ({
  status: 0,
  handled: null,
  failure,
  error,
  stack
})

/**
 * Performs a run that this process has taken, and records its outcome. A run that was interrupted by `stop` or taken
 * over by another process is not recorded: it starts again.
 */
export async function perform(run: Run, performing: Performing, stop: AbortSignal): Promise<void> {
  const { deps, holder } = performing
  const { db } = deps.database
  const job = await findJob(db, run.job_id)
  const began = deps.clock()
  const start = performance.now()
  // a job that was deleted, or paused before the run began, has no outcome to record
  const isDropped = !job || (run.attempts === 1 && wasPaused(job, run, began))
  const end = isDropped
    ? undefined
    : await inRootSpan(`job ${nameOf(job, performing)}`, {}, () => endOf(job, run, performing, began, stop))
  if (end === 'cutOff') return await releaseRun(db, run.id, holder)
  const ms = Math.round(performance.now() - start)
  await inTransaction(db, async trx => {
    // locks the job before its run, as everywhere: the other order could deadlock
    await lockJobs(trx, [run.job_id])
    if (!(await deleteRun(trx, run.id, holder)) || !job || !end) return
    const { bean_name, params } = job
    await insertOutcome(trx, {
      at: began,
      job_id: job.id,
      bean_name,
      params,
      reason: run.reason,
      ms,
      ...end
    })
  })
  if (job && end) deps.metrics.jobEnded(nameOf(job, performing), end.failure ?? 'done')
}

/**
 * Tells whether somebody has paused the job of a waiting run. With the last time of an expression with years, the
 * schedule itself pauses the job; that run still begins.
 */
const wasPaused = ({ status, cron_expression }: ScheduledJob, { reason }: Run, now: Date): boolean =>
  status === 0 && reason !== reasons.byHand && quartzProblem(cron_expression, now)?.rule !== 'past'

const nameOf = ({ bean_name }: ScheduledJob, { jobs }: Performing) =>
  bean_name in jobs ? bean_name : 'unknown'

async function endOf(
  job: ScheduledJob,
  run: Run,
  performing: Performing,
  began: Date,
  stop: AbortSignal
): Promise<End | 'cutOff'> {
  // the process ended before the run did, each time
  if (run.attempts > maxAttempts) return failed('lost')
  const bean = performing.jobs[job.bean_name]
  if (!bean) return failed('unknownJob')
  const read = readParams(bean, job.params)
  if ('problem' in read) return failed('params', read.problem['zh-CN'])
  return await watched(bean, read.params, run, performing, began, stop)
}

/** Runs a job with signs of life, until it ends, its time is over, or this process loses the run. */
async function watched(
  { seconds, run: act }: Job,
  params: object,
  run: Run,
  { deps, holder, silent, describe }: Performing,
  began: Date,
  stop: AbortSignal
): Promise<End | 'cutOff'> {
  const [over, lost] = [new AbortController(), new AbortController()]
  const signal = AbortSignal.any([stop, over.signal, lost.signal])
  // an unreachable database does not end the run; an answer that the run is lost does
  const alive = () =>
    void recordHeartbeat(deps.database.db, run.id, holder).then(
      isOurs => isOurs || lost.abort(),
      () => {}
    )
  const beating = setInterval(alive, (silent * 1000) / 3)
  const timer = setTimeout(() => over.abort(), seconds * 1000)
  const cutOff = () => stop.aborted || lost.signal.aborted
  try {
    const handled = await untilFired(act({ deps, params: params as never, now: began, signal }), signal)
    if (cutOff()) return 'cutOff'
    if (over.signal.aborted) return failed('overrun')
    return { status: 1, handled: handled ?? null, failure: null, error: '', stack: '' }
  } catch (error) {
    if (cutOff()) return 'cutOff'
    const { message, stack } = describe(error)
    return failed('error', message.slice(0, 1000), stack.slice(0, 10_000))
  } finally {
    clearInterval(beating)
    clearTimeout(timer)
  }
}

/** Returns the result of a promise, or undefined as soon as the signal fires, because a job may ignore the signal. */
async function untilFired<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  const { promise: fired, resolve } = Promise.withResolvers<undefined>()
  const fire = () => resolve(undefined)
  signal.addEventListener('abort', fire)
  if (signal.aborted) fire()
  try {
    return await Promise.race([promise, fired])
  } finally {
    signal.removeEventListener('abort', fire)
  }
}
