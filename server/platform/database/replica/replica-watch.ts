import { setTimeout as sleep } from 'node:timers/promises'
import type { DirectConnection } from '../direct-connection.ts'
import { reasonOf } from '../unavailable.ts'
import { isReplayed, readPosition, type WalPosition } from './wal-position.ts'

/**
 * Maximum lag of the replica in milliseconds. It is also the maximum age of everything that a visitor sees: a page that is
 * rendered from the replica is cached for a shorter time, by the lag of the replica (decision 0104).
 */
export const maxLag = 2000

/** Times in milliseconds. */
const times = {
  /** The lag below which the replica is used again. It is below `maxLag`, so that the state does not flap. */
  backAt: 1000,
  /** Between two checks while the replica is in use. */
  betweenChecks: 250,
  /** Between two checks while a reader waits for the replica. */
  betweenWaits: 10,
  /** Limit of the wait of one reader for the replica. */
  replayWait: 200,
  /** Between two attempts to reach a replica that is away: the first and the maximum. Each attempt doubles it. */
  retry: { first: 250, most: 5000 }
}

/** The reason why the replica is not in use. */
export type Trouble = 'away' | 'late' | 'other'

/** Decides whether the replica may be read now. */
export interface ReplicaWatch {
  /** Tells whether it answers, is at most two seconds behind, and has replayed every required change. */
  isReady(): boolean
  /**
   * Waits briefly until it has replayed all changes before a position, and all required ones.
   * @returns false if it has not; the caller then reads from the primary
   */
  hasReplayed(position: WalPosition): Promise<boolean>
  /** Requires a position: the replica is not read until it has replayed all changes before it. */
  require(position: WalPosition): void
  /** Requires the primary's present position, after news of a change whose position is unknown. */
  requireNow(): void
  /** Checks the replica at once, after a failure. */
  suspect(): void
  /** Returns its maximum lag behind the primary, in milliseconds. */
  behind(): number
  /** Returns the reason why it is not in use; undefined while it is, and before the first check. */
  trouble(): Trouble | undefined
  start(): void
  stop(): Promise<void>
}

interface Watched {
  primary: DirectConnection
  replica: DirectConnection
  log: (message: string, detail: object) => void
  /** Called when the replica counts as away: its connections may hang. */
  onAway: () => void
  /** A clock in milliseconds that never goes back. */
  now?: () => number
}

const words: Readonly<Record<Trouble, string>> = {
  away: 'it does not answer',
  late: 'it is too far behind',
  other: 'it is no replica of this database'
}

/** Maximum number of the primary's positions that are remembered until the replica has reached them. */
const maxSamples = 100

/** Identifies a database by its server's identifier, which a replica shares with its primary, and by its OID. */
const database = `(select system_identifier || '/' || (select oid from pg_database where datname = current_database())
  from pg_control_system()) as database`
export const askPrimary = `select pg_current_wal_insert_lsn()::text as position, ${database}`
export const askReplica = `select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as position, ${database}`

export type PrimaryAnswer = { position: string; database: string }
export type ReplicaAnswer = { isReplica: boolean; position: string | null; database: string }

const isAnswer = (value: unknown): value is ReplicaAnswer =>
  typeof value === 'object' && value !== null && 'isReplica' in value

/** Watches the position of the replica, and takes it out of use if it is away or late. */
export function watchReplica({
  primary,
  replica,
  log,
  onAway,
  now = () => performance.now()
}: Watched): ReplicaWatch {
  /** Positions of the primary, each with the time of its query; the oldest first. */
  let samples: { at: number; position: WalPosition }[] = []
  let replayed: WalPosition = 0n
  /** The replica has replayed all changes before this time. */
  let asOf = Number.NEGATIVE_INFINITY
  let required: WalPosition = 0n
  /** Counts the announced changes; the start counts as the first. `settled` is the last one whose position is known. */
  const told = { count: 1, settled: 0 }
  let trouble: Trouble | undefined
  let startedAt = 0
  let isReached = false
  let wait = times.retry.first
  let checking: Promise<void> | undefined
  let next: NodeJS.Timeout | undefined
  let isStopped = true

  const behind = () => now() - asOf
  const isReady = () =>
    isReached &&
    trouble === undefined &&
    behind() <= maxLag &&
    told.settled === told.count &&
    isReplayed(required, replayed)

  function setTrouble(found: Trouble | undefined, detail: object): void {
    if (found === trouble) return
    trouble = found
    if (found) log(`the replica is not read: ${words[found]}`, { behindMs: Math.round(behind()), ...detail })
    else log('the replica is read again', { behindMs: Math.round(behind()) })
    if (found === 'away') onAway()
  }

  async function checkPrimary(): Promise<string | undefined> {
    const at = now()
    const { count } = told
    try {
      const answer = await primary.ask<PrimaryAnswer>(askPrimary)
      const position = readPosition(answer.position)
      if (position === undefined) return undefined
      samples.push({ at, position })
      if (told.settled < count) {
        told.settled = count
        raise(position)
      }
      return answer.database
    } catch {
      // without the primary the lag is unknown: `behind` grows until the replica counts as late
      return undefined
    }
  }

  function raise(position: WalPosition): void {
    if (position > required) required = position
  }

  async function check(): Promise<void> {
    const [database, answer] = await Promise.all([
      checkPrimary(),
      replica.ask<ReplicaAnswer>(askReplica).catch((error: unknown) => error)
    ])
    if (isStopped) return
    if (!isAnswer(answer)) {
      isReached = false
      return setTrouble('away', { error: reasonOf(answer) })
    }
    const position = answer.isReplica ? readPosition(answer.position) : undefined
    if (position === undefined || (database !== undefined && database !== answer.database)) {
      isReached = false
      return setTrouble('other', {})
    }
    // whether it is a replica of this database is only known while the primary answers
    if (database !== undefined) isReached = true
    follow(position)
  }

  function follow(position: WalPosition): void {
    replayed = position
    const reached = samples.findLast(sample => isReplayed(sample.position, replayed))
    if (reached) {
      asOf = reached.at
      samples = samples.filter(({ at }) => at >= reached.at)
    }
    // the first sample stays: it tells when the replica was last known to be in time
    if (samples.length > maxSamples) samples.splice(1, 1)
    const late = now() - Math.max(asOf, startedAt)
    if (late > maxLag) setTrouble('late', {})
    else if (isReached && (trouble === undefined || late <= times.backAt)) setTrouble(undefined, {})
  }

  /** Starts a check, or returns the one that is running. */
  function checkOnce(): Promise<void> {
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }

  function schedule(): void {
    clearTimeout(next)
    if (isStopped) return
    const isGone = trouble === 'away' || trouble === 'other'
    wait = isGone ? Math.min(times.retry.most, wait * 2) : times.retry.first
    next = setTimeout(checkAndSchedule, isGone ? wait : times.betweenChecks)
    next.unref()
  }
  const checkAndSchedule = () => void checkOnce().finally(schedule)

  /** Starts a check as soon as possible. A running check does not count: it may have begun before the event. */
  function checkAnew(): void {
    if (isStopped) return
    if (checking) void checking.finally(checkAndSchedule)
    else checkAndSchedule()
  }

  return {
    isReady,
    async hasReplayed(position) {
      const until = now() + times.replayWait
      for (;;) {
        if (isReady() && isReplayed(position, replayed)) return true
        const isInVain =
          !isReached || trouble !== undefined || behind() > times.betweenChecks + times.replayWait
        if (isInVain || now() >= until) return false
        await sleep(times.betweenWaits)
        await Promise.race([checkOnce(), sleep(Math.max(0, until - now()))])
      }
    },
    require: raise,
    requireNow() {
      told.count++
      checkAnew()
    },
    suspect: checkAnew,
    behind,
    trouble: () => trouble,
    start() {
      if (!isStopped) return
      isStopped = false
      startedAt = now()
      checkAndSchedule()
    },
    async stop() {
      isStopped = true
      clearTimeout(next)
      await Promise.all([primary.stop(), replica.stop()])
    }
  }
}
