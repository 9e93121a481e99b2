import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type pg from 'pg'
import type { Changes } from './changes.ts'
import { limitConcurrency } from './concurrency-limit.ts'
import { createDirectConnection } from './direct-connection.ts'
import type { Database, Db } from './open.ts'
import { databaseOn, limitWaiting, poolOf, usualPoolSize } from './postgres.ts'
import { registerPrimary } from './primary.ts'
import { maxLag, type ReplicaWatch, type Trouble, watchReplica } from './replica-watch.ts'
import { destroyConnection } from './statements.ts'
import { codeOf, DatabaseUnavailable } from './unavailable.ts'
import { farthest, readPosition, type WalPosition } from './wal-position.ts'

/** Milliseconds within which the replica is reached, and within which a short question is answered. */
const answerTimeout = 1000

/** A streaming replica of the database, which answers what visitors read. Decision 0104. */
export interface Replica {
  /**
   * Reads statement by statement: from the replica, and from the primary while the replica cannot be used. Nothing can be
   * written by it, and there are no transactions.
   */
  readonly db: Db
  /** Waits for a moment until the replica has made all changes before a position. False: read from the primary. */
  hasReplayed(position: WalPosition): Promise<boolean>
  /**
   * Returns the position behind everything that is committed now.
   * @param isTold no reader of this server may see the time before it any more
   */
  committed(isTold: boolean): Promise<WalPosition>
  /** Milliseconds that the readers of `db` are behind at most; 0 while the replica is out of use. */
  behind(): number
  figures(): {
    isRead: boolean
    trouble: Trouble | undefined
    behind: number
    byReplica: number
    byPrimary: number
  }
  start(): void
  stop(): Promise<void>
}

/** @param changes without news of other servers nobody knows what they took away: then the primary is read */
export function replicaOf(
  url: string,
  { db: primary, pool: primaryPool }: Pick<Database, 'db' | 'pool'>,
  changes: Pick<Changes, 'isHeard' | 'onChange'>,
  log: (message: string, detail: object) => void
): Replica {
  const clients = new Set<pg.PoolClient>()
  const pool = poolOf(url, { readOnly: true, connectTimeout: answerTimeout })
  pool.on('connect', client => void clients.add(client))
  pool.on('remove', client => void clients.delete(client))
  const watch = watchReplica({
    primary: createDirectConnection(primaryPool.options, answerTimeout),
    replica: createDirectConnection(pool.options, answerTimeout, () => watch.suspect()),
    log,
    onAway() {
      // who waits for an answer of a host that is gone would wait until the end of a statement's time
      for (const client of clients) destroyConnection(client)
    }
  })
  changes.onChange(() => watch.requireNow())
  const isReady = () => watch.isReady() && changes.isHeard()
  const answered = { byReplica: 0, byPrimary: 0 }
  const db = databaseOn(readingPool({ pool, primaryPool, isReady, watch, answered }))
  registerPrimary(db, primary)
  return {
    db,
    hasReplayed: async position =>
      position !== farthest && changes.isHeard() && (await watch.hasReplayed(position)),
    async committed(isTold) {
      try {
        const position = await positionOf(primary)
        if (isTold) watch.require(position)
        return position
      } catch {
        // the change stands; whoever made it reads from the primary, and so does everybody until the next look
        if (isTold) watch.requireNow()
        return farthest
      }
    },
    // while it is passed over for a moment only, a page that is begun now may read from it in the end
    behind: () => (watch.trouble() === undefined ? Math.min(watch.behind(), maxLag) : 0),
    figures: () => ({ isRead: isReady(), trouble: watch.trouble(), behind: watch.behind(), ...answered }),
    start: () => watch.start(),
    async stop() {
      await watch.stop()
      await db.destroy()
      if (!pool.ended) await pool.end()
    }
  }
}

/** @throws Error where the database cannot tell */
async function positionOf(db: Db): Promise<WalPosition> {
  const { rows } = await sql<{
    position: string
  }>`select pg_current_wal_insert_lsn()::text as position`.execute(db)
  const position = readPosition(rows[0]?.position)
  if (position === undefined) throw new Error('The primary told no position')
  return position
}

/** Statements of readers that the primary works on at once in place of the replica: writers and staff find connections, too. */
const placesOnPrimary = (poolSize: number) => Math.max(1, Math.floor(poolSize * 0.6))

interface Reading {
  pool: pg.Pool
  primaryPool: pg.Pool
  isReady: () => boolean
  watch: ReplicaWatch
  answered: { byReplica: number; byPrimary: number }
}

/** A pool whose connections send each statement to the replica, or to the primary while the replica cannot be used. */
function readingPool({ pool, primaryPool, isReady, watch, answered }: Reading): PostgresPool {
  const places = placesOnPrimary(primaryPool.options.max ?? usualPoolSize)
  const limited = limitConcurrency(places, places * 20)
  const [replica, primary] = [limitWaiting(pool), limitWaiting(primaryPool)]

  const on = async (from: typeof primary, text: string, values: readonly unknown[]) => {
    const client = await from.connect()
    try {
      return await client.query(text, [...values])
    } finally {
      client.release()
    }
  }

  async function query(text: string, values: readonly unknown[]) {
    if (/^(begin|start transaction)\b/i.test(text))
      throw new Error('What is read from the replica is read statement by statement, without a transaction')
    if (isReady()) {
      try {
        const result = await on(replica, text, values)
        answered.byReplica++
        return result
      } catch (error) {
        if (!isOfReplica(error)) throw error
        watch.suspect()
      }
    }
    answered.byPrimary++
    return await limited(() => on(primary, text, values))
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    // the driver sends texts with values, and no cursors
    connect: async () => ({ query, release: () => {} }) as unknown as PostgresPoolClient
  }
}

/** Tells whether the replica is the reason of a failure: it is gone, has no room, or had to give the statement up (40001). */
function isOfReplica(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return error.reason !== 'slow'
  return codeOf(error) === '40001' || codeOf(error) === '40P01'
}
