import type { DB } from '@board/generated/database'
import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import { openPostgres } from './postgres.ts'

export type Db = Kysely<DB>
export type Trx = Transaction<DB>

/**
 * The kind of database: PostgreSQL for real use, a folder (embedded, one process) for a trial, memory for generators and
 * tests.
 */
export type Target = { url: string } | { folder: string } | { memory: true }

/** The settings that name the database. */
export type DatabaseSettings = { databaseUrl: string | undefined; dataFolder: string }

export type Database = {
  db: Db
  kind: 'postgres' | 'pglite'
  /** Runs a script of several statements without values. */
  exec(sql: string): Promise<void>
  close(): Promise<void>
  pool: pg.Pool
}

/** Options of a connection. All but `log` concern PostgreSQL; times are in milliseconds. */
export type DatabaseOptions = {
  poolSize?: number
  /** Refuses every transaction that would change something. */
  readOnly?: boolean
  /** The time that one statement may take before it is cancelled. */
  statementTimeout?: number
  /** The time that a caller waits for a connection before it gets `DatabaseUnavailable`. */
  connectTimeout?: number
  /** The time that opening waits for a database that is still starting. */
  patience?: number
  log?: (message: string, error: unknown) => void
}

/** Returns the database that the settings name: PostgreSQL by its address, otherwise the embedded one. */
export const databaseOf = ({ databaseUrl, dataFolder }: DatabaseSettings): Target =>
  databaseUrl ? { url: databaseUrl } : { folder: dataFolder }

/**
 * Opens a database: PostgreSQL by its address, otherwise the embedded one.
 * @throws FolderInUse, DatabaseUnavailable, or an Error that says what is wrong with the address or the server
 */
export async function openDatabase(target: Target, options: DatabaseOptions = {}): Promise<Database> {
  if ('url' in target) return openPostgres(target.url, options)
  // a server on PostgreSQL does not load it
  const { openPglite } = await import('./pglite.ts')
  return openPglite('folder' in target ? target.folder : undefined)
}
