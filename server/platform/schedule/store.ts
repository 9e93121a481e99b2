import { sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'

/** The reason of a run: it was due, somebody requested it, or it catches up a missed time. */
export const reasons = { due: 0, byHand: 1, caughtUp: 2 } as const
export type Reason = (typeof reasons)[keyof typeof reasons]

export interface DueJob {
  id: number
  cron_expression: string
  missed: number
  next_fire_at: Date | null
  bean_name: string
  params: string
}

const columns = ['id', 'cron_expression', 'missed', 'next_fire_at', 'bean_name', 'params'] as const

/** Tells whether a job is due, or has no next time yet. */
export async function hasDue(db: Db, now: Date): Promise<boolean> {
  return (await dueJobs(db, now).limit(1).executeTakeFirst()) !== undefined
}

/** Returns due jobs, locked. Jobs that another process has locked are skipped. */
export async function lockDue(trx: Trx, now: Date): Promise<DueJob[]> {
  return await dueJobs(trx, now).orderBy('id').limit(100).forUpdate().skipLocked().execute()
}

const dueJobs = (db: Db | Trx, now: Date) =>
  db
    .selectFrom('schedule_job')
    .select(columns)
    .where('status', '=', 1)
    .where(eb => eb.or([eb('next_fire_at', 'is', null), eb('next_fire_at', '<=', now)]))

/** Sets the next time of a job. The version does not change, because nobody has edited the job. */
export async function setNextFire(trx: Trx, id: number, next: Date | null): Promise<void> {
  await trx.updateTable('schedule_job').set({ next_fire_at: next }).where('id', '=', id).execute()
}

/** Queues a run. @returns false when the job is waiting or running already */
export async function insertRun(trx: Trx, jobId: number, reason: Reason, dueAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('schedule_run')
    .values({ job_id: jobId, reason, due_at: dueAt })
    .onConflict(conflict => conflict.column('job_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Removes waiting runs from the queue, except those that somebody requested. Current runs stay. */
export async function deleteWaiting(trx: Trx, jobIds: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('schedule_run')
    .where('job_id', 'in', [...jobIds])
    .where('holder', 'is', null)
    .where('reason', '<>', reasons.byHand)
    .execute()
}

export interface Run {
  id: number
  job_id: number
  reason: Reason
  attempts: number
}

/**
 * Takes the first run that nobody holds, or whose holder has given no sign of life for `silent` seconds.
 * @param under the runs that this holder performs; it has lost any other run in its name
 */
export async function takeRun(
  db: Db,
  holder: string,
  silent: number,
  under: readonly number[]
): Promise<Run | undefined> {
  const { rows } = await sql<Run>`
    update schedule_run
    set holder = ${holder}, taken_at = clock_timestamp(), beat_at = clock_timestamp(), attempts = attempts + 1
    where id = (
      select id from schedule_run
      where holder is null
        or id <> all(${[...under]}) and beat_at < clock_timestamp() - ${silent}::float8 * interval '1 second'
      order by due_at, id limit 1 for update skip locked
    )
    returning id::integer, job_id, reason, attempts`.execute(db)
  return rows[0]
}

/** Records a sign of life. @returns false when the run no longer belongs to this holder */
export async function recordHeartbeat(db: Db, id: number, holder: string): Promise<boolean> {
  const { rows } = await sql`
    update schedule_run set beat_at = clock_timestamp() where id = ${id} and holder = ${holder} returning id`.execute(
    db
  )
  return rows.length > 0
}

/** Releases an interrupted run, so that another process can start it again at once. It does not count as an attempt. */
export async function releaseRun(db: Db, id: number, holder: string): Promise<void> {
  await db
    .updateTable('schedule_run')
    .set(({ eb }) => ({ holder: null, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('holder', '=', holder)
    .execute()
}

/** Removes a finished run from the queue. @returns false when it no longer belongs to this holder */
export async function deleteRun(trx: Trx, id: number, holder: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('schedule_run')
    .where('id', '=', id)
    .where('holder', '=', holder)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export interface ScheduledJob {
  id: number
  bean_name: string
  params: string
  cron_expression: string
  status: number
}

const known = ['id', 'bean_name', 'params', 'cron_expression', 'status'] as const

/** Finds a scheduled job. */
export async function findJob(db: Db, id: number): Promise<ScheduledJob | undefined> {
  return await db.selectFrom('schedule_job').select(known).where('id', '=', id).executeTakeFirst()
}

/** Returns the ids of a bean's jobs. */
export async function selectIdsOf(trx: Trx, bean: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('schedule_job')
    .select('id')
    .where('bean_name', '=', bean)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Creates a paused job, which runs only on request. @returns its id */
export async function insertPausedJob(trx: Trx, bean: string, cron: string): Promise<number> {
  const { id } = await trx
    .insertInto('schedule_job')
    .values({ bean_name: bean, cron_expression: cron, missed: 0, status: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns jobs, locked in the order of their ids. */
export async function lockJobs(trx: Trx, ids: readonly number[]): Promise<ScheduledJob[]> {
  return await trx
    .selectFrom('schedule_job')
    .select(known)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Pauses or resumes a job. The version increases, so that an open form notices the change. */
export async function setStatus(trx: Trx, id: number, status: 0 | 1, next: Date | null): Promise<void> {
  await trx
    .updateTable('schedule_job')
    .set(eb => ({ status, next_fire_at: next, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The kinds of failure of a run. Screens have a text for each. */
export type Failure = 'error' | 'overrun' | 'lost' | 'params' | 'expression' | 'unknownJob'

export interface Outcome {
  at: Date
  job_id: number
  bean_name: string
  params: string
  reason: Reason
  status: 0 | 1
  ms: number
  handled: number | null
  /** The kind of failure; null for a success. */
  failure: Failure | null
  error: string
  stack: string
}

/** Records the outcome of a run in the log and at its job. */
export async function insertOutcome(trx: Trx, outcome: Outcome): Promise<void> {
  await trx.insertInto('schedule_job_log').values(outcome).execute()
  await trx
    .updateTable('schedule_job')
    .set({ last_run_at: outcome.at, last_status: outcome.status })
    .where('id', '=', outcome.job_id)
    .execute()
}
