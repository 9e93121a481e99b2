import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../deps/deps.ts'
import type { Job } from './job.ts'
import { type Performing, perform } from './perform.ts'
import { queueDue } from './queue-due.ts'
import { releaseRun, takeRun } from './store.ts'

export interface Scheduler {
  /**
   * Starts no more runs, and waits at most `seconds` for the current ones. Another process starts the unfinished ones
   * again.
   */
  stop(seconds: number): Promise<void>
}

interface Options {
  readonly jobs: Readonly<Record<string, Job>>
  readonly log: (message: string, detail: { err: unknown }) => void
  readonly describe: Performing['describe']
  /** The seconds between two checks for due jobs. */
  readonly every?: number
  /** The seconds without a sign of life after which another process takes a run over. */
  readonly silent?: number
  /** The number of runs that this process performs at once. */
  readonly atOnce?: number
}

/** The seconds to wait for a run after it was told to stop. */
const lastWait = 1

/**
 * Runs the schedule in this process. Several processes can share one database. Each due job is run by one of them, and
 * the runs of a process that has died are taken over by another.
 */
export function startScheduler(
  deps: Deps,
  { jobs, log, describe, every = 1, silent = 30, atOnce = 4 }: Options
): Scheduler {
  const { db } = deps.database
  const holder = `${hostname()}/${process.pid}/${randomBytes(6).toString('hex')}`
  const performing: Performing = { deps, jobs, holder, silent, describe }
  const under = new Map<number, Promise<void>>()
  const stopping = new AbortController()
  const cut = new AbortController()
  let isAway = false

  async function look(): Promise<void> {
    try {
      await queueDue(db, deps.clock())
      while (under.size < atOnce && !stopping.signal.aborted) {
        const run = await takeRun(db, holder, silent, [...under.keys()])
        if (!run) break
        const ended = perform(run, performing, cut.signal)
          // the run then gives no sign of life, and any process, also this one, takes it over
          .catch(err => log('a scheduled run could not be written down', { err }))
          .finally(() => under.delete(run.id))
        under.set(run.id, ended)
      }
      isAway = false
    } catch (err) {
      if (!isAway) log('the schedule could not be read', { err })
      isAway = true
    }
  }

  async function loop(): Promise<void> {
    const { signal } = stopping
    const pause = () => sleep(every * 1000, undefined, { signal }).catch(() => {})
    // the first visitors after a start do not wait for the jobs
    await pause()
    while (!signal.aborted) {
      await look()
      await pause()
    }
  }

  const looping = loop()

  async function stop(seconds: number): Promise<void> {
    stopping.abort()
    await looping
    const all = () => Promise.allSettled(under.values())
    await Promise.race([all(), sleep(seconds * 1000, undefined, { ref: false })])
    cut.abort()
    await Promise.race([all(), sleep(lastWait * 1000, undefined, { ref: false })])
    for (const id of under.keys()) await releaseRun(db, id, holder).catch(() => {})
  }

  return { stop }
}
