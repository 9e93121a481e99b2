import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type pg from 'pg'
import { limitConcurrency } from '../concurrency-limit.ts'
import { createDirectConnection } from '../direct-connection.ts'
import type { Database, Db } from '../open.ts'
import { databaseOn, limitWaiting, poolOf, usualPoolSize } from '../postgres.ts'
import { destroyConnection } from '../statements/statements.ts'
import { codeOf, DatabaseUnavailable } from '../unavailable.ts'
import type { Changes } from './changes.ts'
import { registerPrimary } from './primary.ts'
import { maxLag, type ReplicaWatch, type Trouble, watchReplica } from './replica-watch.ts'
import { farthest, readPosition, type WalPosition } from './wal-position.ts'

/** Milliseconds for connecting to the replica, and for the answer to a short query. */
const answerTimeout = 1000

/** A streaming replica of the database. It answers the reads of visitors. Decision 0104. */
export interface Replica {
  /**
   * Sends each statement to the replica, or to the primary while the replica cannot be used. It has no transactions and
   * refuses writes.
   */
  readonly db: Db
  /**
   * Waits briefly until the replica has replayed all changes before a position.
   * @returns false if it has not; the caller then reads from the primary
   */
  hasReplayed(position: WalPosition): Promise<boolean>
  /**
   * Returns the position after all changes that are committed now.
   * @param isRequired true: no reader of this server may see an older state from now on
   */
  committedPosition(isRequired: boolean): Promise<WalPosition>
  /** Maximum milliseconds that readers of `db` are behind; 0 while the replica is not in use. */
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

/**
 * Opens the replica at `url`.
 * @param changes the changes of other servers. While this server does not hear them, it reads from the primary: another
 * server may have taken something away from the public
 */
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
      // otherwise a statement would wait for an unreachable host until its time limit
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
    async committedPosition(isRequired) {
      try {
        const position = await positionOf(primary)
        if (isRequired) watch.require(position)
        return position
      } catch {
        // the change is committed; its author reads from the primary, and so does everybody until the next check
        if (isRequired) watch.requireNow()
        return farthest
      }
    },
    // without a trouble the replica may be ready again before a page that is being rendered ends
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

/** Returns the current position of the primary. @throws Error if the database does not give it */
async function positionOf(db: Db): Promise<WalPosition> {
  const { rows } = await sql<{
    position: string
  }>`select pg_current_wal_insert_lsn()::text as position`.execute(db)
  const position = readPosition(rows[0]?.position)
  if (position === undefined) throw new Error('The primary told no position')
  return position
}

/**
 * Maximum number of concurrent statements that the primary answers in place of the replica. The other connections of its
 * pool are left to writers and staff.
 */
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

  const queryOn = async (from: typeof primary, text: string, values: readonly unknown[]) => {
    const client = await from.connect()
    try {
      return await client.query(text, [...values])
    } finally {
      client.release()
    }
  }

  async function query(text: string, values: readonly unknown[]) {
    if (/^(begin|start transaction)\b/i.test(text))
      throw new Error('The replica has no transactions: read it by single statements')
    if (isReady()) {
      try {
        const result = await queryOn(replica, text, values)
        answered.byReplica++
        return result
      } catch (error) {
        if (!isOfReplica(error)) throw error
        watch.suspect()
      }
    }
    answered.byPrimary++
    return await limited(() => queryOn(primary, text, values))
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    // the driver sends texts with values, and no cursors
    connect: async () => ({ query, release: () => {} }) as unknown as PostgresPoolClient
  }
}

/** Tells whether a failure is due to the replica: it is unreachable, is busy, or cancelled the statement (40001). */
function isOfReplica(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return error.reason !== 'slow'
  return codeOf(error) === '40001' || codeOf(error) === '40P01'
}
