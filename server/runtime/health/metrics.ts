import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database, Db } from '../../platform/database/open.ts'
import type { Replica } from '../../platform/database/replica/replica.ts'
import type { Metrics } from '../../platform/deps/metrics.ts'
import { usedBytes, wholeSite } from '../../platform/files/use/storage-use.ts'
import { limits } from './limits.ts'
import { countLetters, type JobFigures, type LetterFigures, selectJobs } from './store.ts'

/** Upper bounds of the histogram of durations, in seconds: each bound is a series for each operation. */
const durations = [0.01, 0.05, 0.2, 1, 5]

/** Milliseconds within which the database must answer. */
const patience = 1000

const [minute, day] = [60_000, 86_400_000]

/**
 * @param version the version of the program
 * @param countPages how many visitors' pages came from memory, and how many did not
 * @param lookAtReplica how the replica stands; absent where the site has none
 */
export function metricsOf(
  { db, kind, pool }: Database,
  version: string,
  countPages: () => { hits: number; misses: number },
  lookAtReplica?: () => Pick<ReturnType<Replica['figures']>, 'isRead' | 'behind' | 'byReplica' | 'byPrimary'>
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = []
  ) => new Gauge<Label>({ name: `board_${name}`, help, labelNames, registers })

  const requests = new Counter({
    name: 'board_http_requests_total',
    help: 'Requests that ended, by operation and HTTP status.',
    labelNames: ['operation', 'status'],
    registers
  })
  const seconds = new Histogram({
    name: 'board_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labelNames: ['operation'],
    buckets: durations,
    registers
  })
  const inFlight = gauge('http_requests_in_flight', 'Requests that have begun and not ended.')
  const results = new Counter({
    name: 'board_job_runs_total',
    help: 'Runs of scheduled jobs that this server ended, by job and result.',
    labelNames: ['job', 'result'],
    registers
  })
  const pages = new Counter({
    name: 'board_page_cache_total',
    help: 'Pages for visitors: sent from memory (hit), and rendered for their reader (miss).',
    labelNames: ['result'],
    registers
  })
  const connections = gauge('database_connections', 'Connections of the pool of this server, by state.', [
    'state'
  ])
  const connectionsMost = gauge('database_connections_max', 'Connections that the pool holds at most.')
  const waiting = gauge('database_waiting', 'Callers that wait for a connection.')
  const isUp = gauge('database_up', '1 where the database answered within a second, else 0.')
  const letters = gauge(
    'outbox_letters',
    'Letters of the outbox: waiting, stuck for 10 minutes, failed in 7 days.',
    ['channel', 'state']
  )
  const runs = gauge('job_queue', 'Runs of scheduled jobs that wait for a server, and that are under way.', [
    'state'
  ])
  const oldestRun = gauge(
    'job_queue_oldest_seconds',
    'Time since which the oldest waiting run is due; 0 where none waits.'
  )
  const stored = gauge('stored_bytes', 'Bytes of all uploads that were not removed from their storage.')
  const delays = gauge('event_loop_delay_seconds', 'Delay of the event loop since the last scrape.', [
    'value'
  ])
  const started = new Gauge({
    name: 'process_start_time_seconds',
    help: 'Start of the process, in seconds since 1970.',
    registers
  })
  const memory = new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory of the process.',
    registers
  })
  const cpu = new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process.',
    registers
  })

  gauge('build_info', 'Always 1; the label is the version of the program.', ['version']).set({ version }, 1)
  started.set(performance.timeOrigin / 1000)
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()

  function readProcess(): void {
    // the histogram measures the whole interval between two looks, not what it is late
    const late = (nanoseconds: number) => (loop.count > 0 ? Math.max(0, nanoseconds / 1e9 - 0.02) : 0)
    delays.set({ value: 'mean' }, late(loop.mean))
    delays.set({ value: 'p99' }, late(loop.percentile(99)))
    delays.set({ value: 'max' }, late(loop.max))
    loop.reset()
    const { user, system } = process.cpuUsage()
    // these are counted elsewhere
    cpu.reset()
    cpu.inc((user + system) / 1e6)
    memory.set(process.memoryUsage.rss())
    const { hits, misses } = countPages()
    pages.reset()
    pages.inc({ result: 'hit' }, hits)
    pages.inc({ result: 'miss' }, misses)
  }

  const readReplica = lookAtReplica && measureReplica(registers, lookAtReplica)

  function readPool(): void {
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    connectionsMost.set(kind === 'postgres' ? pool.options.max : 1)
    waiting.set(pool.waitingCount)
  }

  async function readQueues(): Promise<void> {
    const found = await Promise.race([queuesOf(db), sleep(patience, undefined, { ref: false })])
    isUp.set(found ? 1 : 0)
    // figures of an earlier moment must not stand for those of now
    for (const one of [letters, runs, oldestRun, stored]) one.reset()
    if (!found) return
    for (const { channel, waiting, stuck, failed } of found.letters) {
      letters.set({ channel, state: 'waiting' }, waiting)
      letters.set({ channel, state: 'stuck' }, stuck)
      letters.set({ channel, state: 'failed' }, failed)
    }
    stored.set(found.storedBytes)
    const waitingRuns = found.jobs.flatMap(({ dueAt }) => dueAt ?? [])
    runs.set({ state: 'waiting' }, waitingRuns.length)
    runs.set({ state: 'running' }, found.jobs.filter(({ isQueued, dueAt }) => isQueued && !dueAt).length)
    const oldest = Math.min(Date.now(), ...waitingRuns.map(at => at.getTime()))
    oldestRun.set((Date.now() - oldest) / 1000)
  }

  return {
    begun: () => inFlight.inc(),
    ended(operation, status, duration) {
      inFlight.dec()
      requests.inc({ operation, status })
      seconds.observe({ operation }, duration)
    },
    jobEnded: (job, result) => results.inc({ job, result }),
    async text() {
      readProcess()
      readPool()
      readReplica?.()
      await readQueues()
      return await registry.metrics()
    },
    contentType: registry.contentType,
    stop: () => void loop.disable()
  }
}

/** Registers the measurements of the replica. @returns a function that reads them */
function measureReplica(
  registers: Registry[],
  look: NonNullable<Parameters<typeof metricsOf>[3]>
): () => void {
  const isRead = new Gauge({
    name: 'board_replica_up',
    help: '1 while visitors read from the replica, 0 while they read from the primary in its place.',
    registers
  })
  const behind = new Gauge({
    name: 'board_replica_behind_seconds',
    help: 'Time that the replica is behind the primary at most; infinite before it was first reached.',
    registers
  })
  const statements = new Counter({
    name: 'board_replica_statements_total',
    help: 'Statements of visitors and exports, by the database that answered.',
    labelNames: ['database'],
    registers
  })
  return () => {
    const figures = look()
    isRead.set(figures.isRead ? 1 : 0)
    behind.set(figures.behind / 1000)
    statements.reset()
    statements.inc({ database: 'replica' }, figures.byReplica)
    statements.inc({ database: 'primary' }, figures.byPrimary)
  }
}

/** Counts what waits, and the bytes of uploads; undefined where the database cannot be asked. */
async function queuesOf(
  db: Db
): Promise<{ letters: LetterFigures[]; jobs: JobFigures[]; storedBytes: number } | undefined> {
  const before = (milliseconds: number) => new Date(Date.now() - milliseconds)
  try {
    const letters = await countLetters(
      db,
      before(limits.stuckMinutes * minute),
      before(limits.failedDays * day)
    )
    return { letters, jobs: await selectJobs(db), storedBytes: await usedBytes(db, wholeSite) }
  } catch {
    return undefined
  }
}
