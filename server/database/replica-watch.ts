import { setTimeout as sleep } from 'node:timers/promises'
import type { DirectConnection } from './direct-connection.ts'
import { reasonOf } from './unavailable.ts'
import { isReplayed, readPosition, type WalPosition } from './wal-position.ts'

/**
 * Milliseconds that the replica may be behind. A visitor sees nothing older, wherever it comes from: a page made from the
 * replica is kept for as much less (decision 0104).
 */
export const maxLag = 2000

/** Times in milliseconds. */
const times = {
  /** The replica is read again once it is no more than this behind: a limit of its own, or it would come and go. */
  backAt: 1000,
  /** Between two looks while it is read. */
  betweenLooks: 250,
  /** Between two looks while somebody waits for it. */
  betweenWaits: 10,
  /** Limit of the wait of one reader for the replica. */
  replayWait: 200,
  /** Between two attempts to reach a replica that is gone: at first, and at most. Each attempt doubles them. */
  retry: { first: 250, most: 5000 }
}

/** Why the replica is not read. */
export type Trouble = 'away' | 'late' | 'other'

/** Knows whether the replica may be read now. */
export interface ReplicaWatch {
  /** Tells whether it answers, is no more than two seconds behind, and has made every change that is required. */
  isReady(): boolean
  /** Waits for a moment until it has made all changes before a position, and those required. False: read from the primary. */
  hasReplayed(position: WalPosition): Promise<boolean>
  /** From now on it is not read before it has made all changes before this position. */
  require(position: WalPosition): void
  /** From now on it is not read before it has made all changes of this moment: somebody has told of one. */
  requireNow(): void
  /** Something failed: looks at once whether the replica is gone. */
  suspect(): void
  /** Milliseconds that it is behind the primary, at most. */
  behind(): number
  /** Why it is not read; undefined while it is, and before the first look. */
  trouble(): Trouble | undefined
  start(): void
  stop(): Promise<void>
}

interface Watched {
  primary: DirectConnection
  replica: DirectConnection
  log: (message: string, detail: object) => void
  /** Is called when the replica is given up: its connections may hang. */
  onAway: () => void
  /** A clock in milliseconds that never goes back. */
  now?: () => number
}

const words: Readonly<Record<Trouble, string>> = {
  away: 'it does not answer',
  late: 'it is too far behind',
  other: 'it is no replica of this database'
}

/** Positions of the primary that are remembered until the replica has reached them. */
const maxSamples = 100

/** Names a database: its server, which a replica shares with its primary, and its place there. */
const database = `(select system_identifier || '/' || (select oid from pg_database where datname = current_database())
  from pg_control_system()) as database`
export const askPrimary = `select pg_current_wal_insert_lsn()::text as position, ${database}`
export const askReplica = `select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as position, ${database}`

export type PrimaryAnswer = { position: string; database: string }
export type ReplicaAnswer = { isReplica: boolean; position: string | null; database: string }

const isAnswer = (value: unknown): value is ReplicaAnswer =>
  typeof value === 'object' && value !== null && 'isReplica' in value

/** Watches how far the replica is, and takes it out of use where it is gone or late. */
export function watchReplica({
  primary,
  replica,
  log,
  onAway,
  now = () => performance.now()
}: Watched): ReplicaWatch {
  /** Positions of the primary, and the moments at which it was asked for them; the oldest first. */
  let samples: { at: number; position: WalPosition }[] = []
  let replayed: WalPosition = 0n
  /** The moment whose changes the replica has all made. */
  let asOf = Number.NEGATIVE_INFINITY
  let required: WalPosition = 0n
  /** Counts the changes that were told of, the start as the first; `settled` is the last whose position is known. */
  const told = { count: 1, settled: 0 }
  let trouble: Trouble | undefined
  let startedAt = 0
  let isReached = false
  let wait = times.retry.first
  let looking: Promise<void> | undefined
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

  async function lookAtPrimary(): Promise<string | undefined> {
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
      // without the primary nobody knows how late the replica is: it becomes late by itself
      return undefined
    }
  }

  function raise(position: WalPosition): void {
    if (position > required) required = position
  }

  async function look(): Promise<void> {
    const [database, answer] = await Promise.all([
      lookAtPrimary(),
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
    // nobody knows whose replica it is while the primary does not answer
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
    // the first one stays: it tells when the replica was last known to be in time
    if (samples.length > maxSamples) samples.splice(1, 1)
    const late = now() - Math.max(asOf, startedAt)
    if (late > maxLag) setTrouble('late', {})
    else if (isReached && (trouble === undefined || late <= times.backAt)) setTrouble(undefined, {})
  }

  /** Looks now, or hears of the look that is under way. */
  function lookOnce(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }

  function schedule(): void {
    clearTimeout(next)
    if (isStopped) return
    const isGone = trouble === 'away' || trouble === 'other'
    wait = isGone ? Math.min(times.retry.most, wait * 2) : times.retry.first
    next = setTimeout(turn, isGone ? wait : times.betweenLooks)
    next.unref()
  }
  const turn = () => void lookOnce().finally(schedule)

  /** Looks as soon as possible, and not by the look that is under way: that may have begun before something happened. */
  function lookAnew(): void {
    if (isStopped) return
    if (looking) void looking.finally(turn)
    else turn()
  }

  return {
    isReady,
    async hasReplayed(position) {
      const until = now() + times.replayWait
      for (;;) {
        if (isReady() && isReplayed(position, replayed)) return true
        const isInVain =
          !isReached || trouble !== undefined || behind() > times.betweenLooks + times.replayWait
        if (isInVain || now() >= until) return false
        await sleep(times.betweenWaits)
        await Promise.race([lookOnce(), sleep(Math.max(0, until - now()))])
      }
    },
    require: raise,
    requireNow() {
      told.count++
      lookAnew()
    },
    suspect: lookAnew,
    behind,
    trouble: () => trouble,
    start() {
      if (!isStopped) return
      isStopped = false
      startedAt = now()
      turn()
    },
    async stop() {
      isStopped = true
      clearTimeout(next)
      await Promise.all([primary.stop(), replica.stop()])
    }
  }
}
