import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { openKeys } from '@board/server/platform/keys/keys'
import pg from 'pg'
import { s3Account } from '../../../tests/support/servers/s3-server.ts'
import type { Measure } from '../bench.ts'
import { encodeRequest, load } from '../load.ts'
import { startBoard } from '../processes.ts'
import { boardRequests, publicRequests } from '../requests.ts'
import { atMost } from '../result.ts'
import { signInClerks } from '../staff.ts'
import { ms, p99, times } from '../stats.ts'

const connections = 2
const quietSeconds = 15
/** Files that are moved to a bucket, and the bytes of each. */
const files = 2000
const fileBytes = 100_000
/** The last days, which the statistics count again. */
const staleDays = 365
/** The approved messages of the last 90 days, among which hot issues are found; each 500th is about one estate. */
const recentMessages = 60_000
const recentDays = 90
const estate = '听涛雅苑'
const estateEach = 500
const beans = ['statistics', 'backup', 'deadlineReminders', 'fileMove', 'hotIssues'] as const
/** Seconds after which the measurement ends although a job still runs: the backup and the move of files rest in between. */
const longest = 60

/** Measures reads while statistics, a backup, reminders and a move of files run at the same time. */
export const measureJobs: Measure = async ({ databases, rows, log }) => {
  const folder = mkdtempSync(join(tmpdir(), 'board-bench-jobs-'))
  const bucket = new Worker(new URL('../bucket.ts', import.meta.url))
  const [endpoint]: string[] = await once(bucket, 'message')
  const { url, drop } = await databases.copied(rows)
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    await prepare(database, folder, endpoint ?? '')
    const clerks = await signInClerks(url, 40)
    // signed anew each time, because a signature is valid for five minutes
    const wires = () =>
      [...publicRequests(rows), ...boardRequests(clerks)].map(({ request }) => encodeRequest(request))
    const environment = { PRIVATE_TARGETS: '127.0.0.1' }
    const server = await startBoard({ databaseUrl: url, folder, environment })
    try {
      await load(server.port, wires(), { connections, seconds: quietSeconds })
      const quiet = await load(server.port, wires(), { connections, seconds: quietSeconds })
      const ids = await startJobs(database)
      const latencies: number[] = []
      const deadline = Date.now() + longest * 1000
      while (Date.now() < deadline && (await isRunning(database, ids))) {
        const some = await load(server.port, wires(), { connections, seconds: 1 })
        latencies.push(...some.latencies)
      }
      for (const line of await outcomes(database, ids)) log(`  ${line}`)
      const [before, meanwhile] = [p99(quiet.latencies), p99(latencies)]
      return {
        what: `reads on ${connections} connections while ${beans.join(', ')} run`,
        bar: 'p99 ≤ 2 × of the quiet run',
        reference: `quiet ${ms(before)}, meanwhile ${ms(meanwhile)}`,
        findings: [atMost('p99', meanwhile / before, 2, times)]
      }
    } finally {
      await server.stop()
    }
  } finally {
    await database.end()
    await drop()
    bucket.postMessage('close')
    await once(bucket, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Prepares what the jobs work on: recent messages, and files that lie on this machine while a bucket is in use. */
async function prepare(database: pg.Client, folder: string, endpoint: string): Promise<void> {
  await makeRecent(database)
  const keys = await openKeys(join(folder, 'keys'))
  await database.query('update oss set status = 0')
  await database.query(
    `insert into oss (name, type, endpoint, bucket, access_key, secret_sealed, status) values ('bench', 6, $1, $2, $3, $4, 1)`,
    [endpoint, s3Account.bucket, s3Account.accessKey, keys.sealField('secret', s3Account.secretKey)]
  )
  const names = Array.from({ length: files }, () => `${randomBytes(16).toString('hex')}.jpg`)
  for (const name of names) {
    const place = join(folder, 'uploads', name.slice(0, 2))
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, name), randomBytes(fileBytes))
  }
  await database.query(
    `insert into attachment (uploader_uid, file_name, stored_name, mime, bytes, created_at, is_public)
     select (select min(uid) from account), 'bench.jpg', name, 'image/jpeg', $2, now(), true from unnest($1::text[]) as one (name)`,
    [names, fileBytes]
  )
}

/** Moves the approval of messages into the last days, so that the search for hot issues reads many. */
async function makeRecent(database: pg.Client): Promise<void> {
  const { rows } = await database.query<{ fid: number }>(
    `select fid from message group by fid order by count(*) desc limit 1`
  )
  await database.query(
    `update message m set approved_at = now() - random() * $2::integer * interval '1 day',
       subject = case when at % $3 = 0 then $4 || subject else subject end, fid = case when at % $3 = 0 then $5 else fid end
     from (select tid, row_number() over (order by tid desc) as at from message
       where audit_state = 1 and taken_down_at is null order by tid desc limit $1) recent
     where recent.tid = m.tid`,
    [recentMessages, recentDays, estateEach, estate, rows[0]?.fid]
  )
  await database.query('vacuum analyze message')
}

/** Queues a run of each job, as the administrator's 立即执行 does. @returns the ids of the jobs */
async function startJobs(database: pg.Client): Promise<number[]> {
  // only now, because the schedule of the server would otherwise count these days during the quiet run
  await database.query(
    `update statistic_day set is_stale = true where day in (select day from statistic_day order by day desc limit $1)`,
    [staleDays]
  )
  await database.query(
    `insert into schedule_job (bean_name, cron_expression, missed, status)
     select bean, '0 0 12 * * ?', 0, 0 from unnest($1::text[]) as one (bean)
     where bean not in (select bean_name from schedule_job)`,
    [beans]
  )
  const { rows } = await database.query<{ id: number }>(
    `insert into schedule_run (job_id, reason, due_at)
     select distinct on (bean_name) id, 1, now() from schedule_job where bean_name = any($1) order by bean_name, id
     on conflict do nothing returning job_id as id`,
    [beans]
  )
  return rows.map(({ id }) => id)
}

async function isRunning(database: pg.Client, ids: readonly number[]): Promise<boolean> {
  const { rowCount } = await database.query('select 1 from schedule_run where job_id = any($1)', [ids])
  return (rowCount ?? 0) > 0
}

/** Describes the runs of the jobs. @throws Error if one failed or found nothing to do, because that is no load */
async function outcomes(database: pg.Client, ids: readonly number[]): Promise<string[]> {
  await sleep(100)
  const { rows } = await database.query<{
    bean: string
    status: number
    ms: number
    handled: number | null
    error: string
  }>(
    `select bean_name as bean, status, ms, handled, error from schedule_job_log where job_id = any($1) and reason = 1 order by id`,
    [ids]
  )
  const failed = rows.find(({ status }) => status === 0)
  if (failed) throw new Error(`The job ${failed.bean} failed: ${failed.error}`)
  const idle = rows.find(({ handled }) => !handled)
  if (idle) throw new Error(`The job ${idle.bean} had nothing to do`)
  const ended = rows.map(({ bean, ms: taken, handled }) => `${bean}: ${handled} in ${ms(taken)}`)
  const open = beans.filter(bean => !rows.some(row => row.bean === bean))
  return [...ended, ...open.map(bean => `${bean}: still runs after ${longest} s`)]
}
