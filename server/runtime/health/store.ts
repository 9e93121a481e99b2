import { exactTotal } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'

/** Returns the number of migrations that the database has had. */
export async function countApplied(db: Db): Promise<number> {
  const { rows } = await sql<{
    applied: number
  }>`select count(*)::int as applied from schema_migrations`.execute(db)
  return rows[0]?.applied ?? 0
}

/** A number that is not counted further than lists count. */
const capped = (rows: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from (select 1 ${rows} limit ${exactTotal + 1}) found)`

export interface LetterFigures {
  channel: 'mail' | 'sms'
  waiting: number
  oldestAt: Date | null
  /** Due since before `stuckSince`. */
  stuck: number
  failed: number
  failedAt: Date | null
  /** One configuration is in use. */
  isConfigured: boolean
}

/** Counts letters by channel: those that wait, and those that failed since a moment and can be sent again. */
export async function countLetters(db: Db, stuckSince: Date, failedSince: Date): Promise<LetterFigures[]> {
  const failed = sql`from outbox o where o.status = 'dead' and o.channel = c.channel
    and o.created_at > ${failedSince} and coalesce(o.failure, '') <> 'expired'`
  const due = sql`from outbox o where o.status = 'due' and o.channel = c.channel`
  const { rows } = await sql<LetterFigures>`
    select c.channel, ${capped(due)} as waiting, (select min(o.created_at) ${due}) as "oldestAt",
      ${capped(sql`${due} and o.next_at < ${stuckSince}`)} as stuck,
      ${capped(failed)} as failed, (select min(o.created_at) ${failed}) as "failedAt",
      case c.channel when 'mail' then exists (select 1 from mail_config where status = 1)
        else exists (select 1 from sms_config where status = 1) end as "isConfigured"
    from (values ('mail'), ('sms')) c (channel)`.execute(db)
  return rows
}

/** The names of the configurations in use whose last trial failed. */
export interface BrokenInUse {
  mail: string | null
  sms: string | null
  storage: string | null
}

/** Finds what is in use although its last trial failed. */
export async function selectBroken(db: Db): Promise<BrokenInUse | undefined> {
  const { rows } = await sql<BrokenInUse>`
    select (select name from mail_config where status = 1 and not trial_passed) as mail,
      (select name from sms_config where status = 1 and not trial_passed) as sms,
      (select name from oss where status = 1 and not trial_passed) as storage`.execute(db)
  return rows[0]
}

export interface JobFigures {
  id: number
  beanName: string
  isActive: boolean
  nextAt: Date | null
  failedAt: Date | null
  /** Since when a run of it is due; null where none waits. */
  dueAt: Date | null
  isQueued: boolean
}

/** Every scheduled job, as far as one must know it to say whether all are well. */
export async function selectJobs(db: Db): Promise<JobFigures[]> {
  const { rows } = await sql<JobFigures>`
    select j.id, j.bean_name as "beanName", j.status = 1 as "isActive", j.next_fire_at as "nextAt",
      case when j.last_status = 0 then j.last_run_at end as "failedAt",
      case when r.holder is null then r.due_at end as "dueAt", r.id is not null as "isQueued"
    from schedule_job j left join schedule_run r on r.job_id = j.id
    order by j.next_fire_at nulls last, j.id`.execute(db)
  return rows
}

/** Sessions, attempts to sign in since a moment, and errors of the program since another. */
export async function countUse(db: Db, now: Date, hourAgo: Date, dayAgo: Date) {
  const signIns = (status: RawBuilder<unknown>) =>
    sql<number>`(select count(*)::int from login_log where at > ${hourAgo} and operation = 0 and ${status})`
  const { rows } = await sql<{ open: number; signedIn: number; refused: number; errors: number }>`
    select (select count(*)::int from session where expires_at > ${now}) as open,
      ${signIns(sql`status = 1`)} as "signedIn", ${signIns(sql`status <> 1`)} as refused,
      ${capped(sql`from error_log where at > ${dayAgo}`)} as errors`.execute(db)
  return rows[0] ?? { open: 0, signedIn: 0, refused: 0, errors: 0 }
}

export interface DatabaseFigures {
  version: string
  bytes: number
  connections: number
  connectionsMax: number
  longestSeconds: number | null
  /** Its clock, in seconds. */
  clock: number
  applied: number
}

/** How the database stands, in its own words; what it says of connections means nothing where it is embedded. */
export async function selectDatabaseFigures(db: Db): Promise<DatabaseFigures | undefined> {
  const { rows } = await sql<DatabaseFigures>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select coalesce(sum(numbackends), 0)::int from pg_stat_database) as connections,
      current_setting('max_connections')::int as "connectionsMax",
      (select max(extract(epoch from clock_timestamp() - query_start))::float8 from pg_stat_activity
        where datname = current_database() and state = 'active' and pid <> pg_backend_pid()) as "longestSeconds",
      extract(epoch from clock_timestamp())::float8 as clock,
      (select count(*)::int from schema_migrations) as applied`.execute(db)
  return rows[0]
}

/** Milliseconds that the database takes to answer a question that costs nothing. */
export async function timeAnswer(db: Db): Promise<number> {
  const began = performance.now()
  await sql`select 1`.execute(db)
  return performance.now() - began
}
