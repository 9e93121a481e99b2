/** Reads of all tables as they stood at one moment. The rows travel as PostgreSQL writes them, so that no value changes. */
import type pg from 'pg'
import { migrationLock } from '../../platform/database/migrate.ts'
import type { Database } from '../../platform/database/open.ts'
import { type AppliedMigration, BackupRefused, type Schema, type TableShape } from './archive.ts'

/** Asks without the limits that requests have. */
export type Ask = <T>(text: string, values?: unknown[]) => Promise<T[]>

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const createAsk =
  (client: pg.PoolClient): Ask =>
  async <T>(text: string, values?: unknown[]) => {
    const query = { text, values, query_timeout: 2 ** 31 - 1 } as pg.QueryConfig
    return (await client.query(query)).rows as T[]
  }

/** How values are written, whatever the database is set to. */
const settings = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`

/**
 * Runs `fn` in one transaction on a connection of its own. Nothing else of the database may be asked meanwhile: the embedded
 * one has a single connection.
 */
export async function inOneTransaction<T>(
  database: Database,
  kind: 'read' | 'write',
  fn: (ask: Ask) => Promise<T>
): Promise<T> {
  const client = await database.pool.connect()
  const ask = createAsk(client)
  try {
    await ask(kind === 'read' ? 'begin isolation level repeatable read read only' : 'begin')
    await ask(settings)
    const result = await fn(ask)
    await ask('commit')
    client.release()
    return result
  } catch (error) {
    const isLost = await ask('rollback').then(
      () => false,
      () => true
    )
    client.release(isLost)
    throw error
  }
}

/**
 * Keeps migrations waiting until `fn` is over: they would wait for its transaction, and everybody else for them.
 * @throws BackupRefused while one is under way
 */
export async function withoutMigrations<T>(database: Database, fn: () => Promise<T>): Promise<T> {
  if (database.kind === 'pglite') return await fn()
  const client = await database.pool.connect()
  try {
    const [lock] = await createAsk(client)<{ taken: boolean }>(
      'select pg_try_advisory_lock_shared($1) as taken',
      [migrationLock]
    )
    if (!lock?.taken)
      throw new BackupRefused('The database is being brought up to date just now: try again afterwards.')
    return await fn()
  } finally {
    // with the connection goes the lock
    client.release(true)
  }
}

export const selectMigrations = async (ask: Ask): Promise<AppliedMigration[]> =>
  await ask('select name, checksum from schema_migrations order by name')

export const selectTables = async (ask: Ask): Promise<TableShape[]> =>
  await ask(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as written
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
    group by c.relname order by c.relname`)

/** How far each sequence is. */
export async function selectSequences(ask: Ask): Promise<Schema['sequences']> {
  const names = await ask<{ name: string }>(`select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`)
  const sequences: Schema['sequences'][number][] = []
  for (const { name } of names) {
    const [state] = await ask<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${quoted(name)}`
    )
    if (state) sequences.push({ name, ...state })
  }
  return sequences
}

/** Rows of one batch. With more of them, reading and compressing them would hold up requests for longer. */
const batch = 200

/** The rows of a query in batches, without ever holding more than one. */
async function* batches<T>(ask: Ask, query: string): AsyncGenerator<T[]> {
  await ask(`declare copied no scroll cursor for ${query}`)
  for (;;) {
    const rows = await ask<T>(`fetch forward ${batch} from copied`)
    if (rows.length === 0) break
    yield rows
  }
  await ask('close copied')
}

/** The rows of a table as texts. */
export async function* rowsOf(ask: Ask, table: string): AsyncGenerator<string[]> {
  const query = `select the_row::text as line from ${quoted(table)} the_row`
  for await (const rows of batches<{ line: string }>(ask, query)) yield rows.map(({ line }) => line)
}

/** Counts the files that lie in other storages than the folder of this machine. */
export async function countFilesElsewhere(ask: Ask, localId: number): Promise<number> {
  const [found] = await ask<{ n: number }>(
    `select count(*)::integer as n from attachment where storage_id <> ${localId}`
  )
  return found?.n ?? 0
}

/** Names of the files of local storage that rows speak of. */
export async function* fileNames(
  ask: Ask,
  localId: number
): AsyncGenerator<{ name: string; hasThumbnail: boolean }> {
  const query = `select stored_name as name, has_thumbnail as "hasThumbnail" from attachment where storage_id = ${localId}`
  for await (const rows of batches<{ name: string; hasThumbnail: boolean }>(ask, query)) yield* rows
}
