import { setTimeout as sleep } from 'node:timers/promises'
import type { DB } from '@board/generated/database'
import { Kysely, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Database, DatabaseOptions, Db } from './open.ts'
import { watchAnswers } from './replica/answer-watch.ts'
import { types } from './statements/parsers.ts'
import { BoardDialect, sendTogether } from './statements/pipeline.ts'
import { nameStatements, StatementNames } from './statements/statements.ts'
import { guard } from './transaction.ts'
import { asUnavailable, codeOf, DatabaseRefused, DatabaseUnavailable } from './unavailable.ts'

const minServerVersion = 150000

/** The largest number of connections that one server holds, unless its settings give another. */
export const usualPoolSize = 10

/** Opens a pool on PostgreSQL 15 or newer. The pool survives restarts of the database. */
export async function openPostgres(url: string, options: DatabaseOptions): Promise<Database> {
  const { patience = 10_000 } = options
  const pool = poolOf(url, options)
  const db = databaseOn(limitWaiting(pool))
  const close = async () => {
    await db.destroy()
    if (!pool.ended) await pool.end()
  }
  try {
    await check(pool, Date.now() + patience)
  } catch (error) {
    await close()
    throw error
  }
  return { db, kind: 'postgres', pool, exec: async sql => void (await pool.query(sql)), close }
}

/** Sets up the connections to a database; the first caller opens one. */
export function poolOf(url: string, options: DatabaseOptions): pg.Pool {
  const { poolSize = usualPoolSize, statementTimeout = 15_000, connectTimeout = 5_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'board',
    // a statement need not wait for the answer to the one before
    pipeline: true,
    // memory for the bitmap of a search for a common word; compiled plans cost more time than they save here
    options: `-c timezone=UTC -c work_mem=16MB -c jit=off${options.readOnly ? ' -c default_transaction_read_only=on' : ''}`
  })
  const names = new StatementNames()
  // a server that no longer answers cannot cancel a statement: then the socket is closed
  const watch = statementTimeout ? watchAnswers(statementTimeout + 5_000) : undefined
  const lost = (error: Error) => options.log?.('a database connection was lost', error)
  pool.on('connect', client => {
    sendTogether(client)
    nameStatements(client, names, watch?.add(client))
    // the pool listens only to idle clients; without this listener an error of a connection in use ends the process
    client.on('error', lost)
  })
  pool.on('remove', client => watch?.remove(client))
  pool.on('error', lost)
  return pool
}

/** Returns Kysely on the connections of a pool. */
export const databaseOn = (pool: PostgresPool): Db =>
  new Kysely<DB>({ dialect: new BoardDialect({ pool }, { isPipelined: true }), plugins: [guard] })

/** Returns a pool that refuses callers when too many wait already, with an error of this product. */
export function limitWaiting(pool: pg.Pool) {
  const maxWaiting = pool.options.max * 20
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      if (pool.waitingCount >= maxWaiting) throw new DatabaseUnavailable('busy')
      try {
        return await pool.connect()
      } catch (error) {
        throw asUnavailable(error)
      }
    }
  }
}

async function check(pool: pg.Pool, until: number): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`
    )
    const { version, encoding } = rows[0] ?? { version: 0, encoding: '' }
    if (version < minServerVersion) throw new DatabaseRefused('PostgreSQL 15 or newer is needed')
    if (encoding !== 'UTF8')
      throw new DatabaseRefused(`The database must be encoded in UTF8; this one is in ${encoding}`)
  } catch (error) {
    const known = asRefused(asUnavailable(error))
    if (!(known instanceof DatabaseUnavailable) || Date.now() > until) throw known
    await sleep(250)
    await check(pool, until)
  }
}

/** Gives an error of signing in at the database a text that says what to check; returns all other errors as they are. */
function asRefused(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = codeOf(error) ?? ''
  const isRefused = code.startsWith('28') || code === '3D000' || code === '42501'
  if (!isRefused) return error
  return new DatabaseRefused(
    `PostgreSQL refuses the role, the password or the database that DATABASE_URL names: ${error.message}`,
    { cause: error }
  )
}
