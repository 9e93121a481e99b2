import type { DB } from '@board/generated/database'
import type { PGlite } from '@electric-sql/pglite'
import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import { openPostgres } from './postgres.ts'

export type Db = Kysely<DB>
export type Trx = Transaction<DB>

/** PostgreSQL for real use, a folder (embedded, one process) for trying out, memory for generators and tests. */
export type Target = { url: string } | { folder: string } | { memory: true }

export type Database = {
  db: Db
  kind: 'postgres' | 'pglite'
  /** Runs a script of several statements without values. */
  exec(sql: string): Promise<void>
  close(): Promise<void>
  pool: pg.Pool
  /** The embedded database, if it is used. */
  pglite?: PGlite
}

/** All but `log` concern PostgreSQL; times in milliseconds. */
export type DatabaseOptions = {
  poolSize?: number
  /** Every transaction is refused that would change something. */
  readOnly?: boolean
  /** How long one statement may take before it is cancelled. */
  statementTimeout?: number
  /** How long a caller waits for a connection before it hears `DatabaseUnavailable`. */
  connectTimeout?: number
  /** How long opening waits for a database that is still starting. */
  patience?: number
  log?: (message: string, error: unknown) => void
}

/** @throws FolderInUse, DatabaseUnavailable, or an Error saying what is wrong with the address or the server */
export async function openDatabase(target: Target, options: DatabaseOptions = {}): Promise<Database> {
  if ('url' in target) return openPostgres(target.url, options)
  // a server on PostgreSQL has no use for it
  const { openPglite } = await import('./pglite.ts')
  return openPglite('folder' in target ? target.folder : undefined)
}
