import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Database, Db } from './open.ts'
import { codeOf } from './unavailable.ts'

export const migrationsFolder = join(import.meta.dirname, './migrations')

/** The migrations and the database do not fit together; the message names the file. */
class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}

type Migration = { name: string; sql: string; checksum: string; plain: boolean }
type Applied = { name: string; checksum: string }

/** The operations that differ between the two databases: running a query and applying a migration. */
type Runner = {
  query<T>(sql: string, values?: unknown[]): Promise<T[]>
  apply(migration: Migration, record: string): Promise<void>
}

/** The text for a role that may not create tables. Since PostgreSQL 15 only the owner of a database may. */
export const mayNotCreate =
  'The role of DATABASE_URL may not create tables in its database. Make it the owner: alter database <name> owner to <role>'

/** The number of the advisory lock that a migrating process holds. A process that migrations must not disturb shares it. */
export const migrationLock = 4_711_001

const applied = `create table if not exists schema_migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

/**
 * Applies the numbered files (`0001_name.sql`) that the database does not have yet, each in a transaction of its own.
 * There is no way back to an earlier version. A file that begins with `-- no transaction` runs statement by statement
 * (each ends a line with `;`); it must be possible to run it twice. Any number of processes may call this at once; one
 * does the work.
 * @param choice another folder, or only some of its files, as an older version had them
 * @returns the names of the files that were applied now
 */
export async function migrate(
  database: Database,
  choice: string | { readonly only: ReadonlySet<string> } = migrationsFolder
): Promise<string[]> {
  const all = readMigrations(typeof choice === 'string' ? choice : migrationsFolder)
  const migrations = typeof choice === 'string' ? all : all.filter(({ name }) => choice.only.has(name))
  const client = await database.pool.connect()
  if (database.kind === 'pglite') {
    try {
      return await run(onPglite(client), migrations)
    } finally {
      client.release()
    }
  }
  try {
    return await withLock(client, () => run(onPostgres(client), migrations))
  } finally {
    // its session settings are not those of the pool
    client.release(true)
  }
}

/** Returns the checksum of each migration of this version by its name. */
export async function knownChecksums(): Promise<ReadonlyMap<string, string>> {
  return new Map(readMigrations(migrationsFolder).map(({ name, checksum }) => [name, checksum]))
}

async function run(runner: Runner, migrations: Migration[]) {
  await makeTable(runner)
  const done = await runner.query<Applied>('select name, checksum from schema_migrations order by name')
  const pending = pendingOf(migrations, done)
  for (const migration of pending) {
    const { name, checksum } = migration
    try {
      await runner.apply(
        migration,
        `insert into schema_migrations (name, checksum) values ('${name}', '${checksum}')`
      )
    } catch (error) {
      throw new MigrationRefused(`${name} failed: ${error instanceof Error ? error.message : error}`, {
        cause: error
      })
    }
  }
  return pending.map(migration => migration.name)
}

/** Creates the table of the applied migrations. @throws MigrationRefused if the role may not create tables */
async function makeTable(runner: Runner): Promise<void> {
  try {
    await runner.query(applied)
  } catch (error) {
    if (codeOf(error) !== '42501') throw error
    throw new MigrationRefused(mayNotCreate, { cause: error })
  }
}

/**
 * Tells why this version does not start on a database although no migration of it is unknown: a file differs from the
 * one that was applied, or comes too late. Returns undefined if it starts.
 */
export async function migrationProblem(db: Db): Promise<string | undefined> {
  const { rows } = await sql<Applied>`select name, checksum from schema_migrations order by name`.execute(db)
  const files = readMigrations(migrationsFolder)
  const names = new Set(files.map(({ name }) => name))
  try {
    pendingOf(
      files,
      rows.filter(({ name }) => names.has(name))
    )
    return undefined
  } catch (error) {
    if (error instanceof MigrationRefused) return error.message
    throw error
  }
}

function pendingOf(migrations: Migration[], done: Applied[]) {
  const files = new Map(migrations.map(migration => [migration.name, migration]))
  for (const { name, checksum } of done) {
    const file = files.get(name)
    if (!file)
      throw new MigrationRefused(
        `The database has had ${name}, which this version does not know: start a newer one`
      )
    if (file.checksum !== checksum) {
      throw new MigrationRefused(
        `${name} was edited after it was applied to this database. Start a version that has the former file; whoever develops undoes the edit, and writes a new migration`
      )
    }
  }
  const last = done.at(-1)?.name ?? ''
  const names = new Set(done.map(({ name }) => name))
  const pending = migrations.filter(({ name }) => !names.has(name))
  const late = pending.find(({ name }) => name < last)
  if (late)
    throw new MigrationRefused(`${late.name} comes before ${last}, which is applied: give it a higher number`)
  return pending
}

/** Reads the files of a folder synchronously: for some hundred small files that is several times as fast. */
function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
  const numbers = new Set<string>()
  return names.map(name => {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
      throw new MigrationRefused(`${name} is not named like 0001_name.sql`)
    if (numbers.has(name.slice(0, 4)))
      throw new MigrationRefused(`${name} has the number of another migration`)
    numbers.add(name.slice(0, 4))
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    const checksum = createHash('sha256').update(sql).digest('hex')
    return { name, sql, checksum, plain: /^-- no transaction\b/.test(sql) }
  })
}

/** Nobody else uses the embedded database, so that a migration waits for no lock. */
function onPglite(client: pg.PoolClient): Runner {
  return {
    query: async <T>(sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows as T[],
    apply: async ({ sql, plain }, record) => {
      if (plain) {
        for (const statement of statementsOf(sql))
          await client.query(statement.replace(/\bconcurrently\b/gi, ''))
        await client.query(record)
        return
      }
      await client.query('begin')
      try {
        await client.query(sql)
        await client.query(record)
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    }
  }
}

function onPostgres(client: pg.PoolClient): Runner {
  const patient = (text: string, values?: unknown[]) =>
    client.query({ text, values, query_timeout: 2 ** 31 - 1 } as pg.QueryConfig)
  return {
    query: async <T>(sql: string, values?: unknown[]) => (await patient(sql, values)).rows as T[],
    apply: async ({ sql, plain }, record) => {
      if (plain) {
        await dropHalfBuilt(client, sql)
        for (const statement of statementsOf(sql)) await patient(statement)
        await patient(record)
        return
      }
      for (let attempt = 1; !(await inTurn(patient, [sql, record])); attempt++) {
        if (attempt >= mostAttempts) throw new Error('a table was in use by others all the time')
        await sleep(lockPause)
      }
    }
  }
}

/**
 * Milliseconds that a migration waits for the lock of a table, milliseconds between two attempts, and the number of
 * attempts.
 */
const [lockTimeout, lockPause, mostAttempts] = [500, 1500, 300]

/**
 * Runs texts in one transaction, unless others use a table that it locks. Whoever came after it would have to wait as
 * long as it does, so it lets them go first. @returns whether the texts were run
 */
async function inTurn(query: (text: string) => Promise<unknown>, texts: string[]): Promise<boolean> {
  try {
    await query('begin')
    await query(`set local lock_timeout = ${lockTimeout}`)
    for (const text of texts) await query(text)
    await query('commit')
    return true
  } catch (error) {
    await query('rollback')
    if (codeOf(error) === '55P03') return false
    throw error
  }
}

/**
 * Waits for the lock by asking again and again: a session blocked on it would hold a snapshot for which concurrent index
 * builds wait.
 */
async function withLock<T>(client: pg.PoolClient, fn: () => Promise<T>) {
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  const taken = async () =>
    (await client.query('select pg_try_advisory_lock($1) as taken', [migrationLock])).rows[0]?.taken
  while (!(await taken())) await sleep(200)
  return await fn()
}

/** Drops the invalid index of a concurrent build that was killed. `if not exists` would accept it as a valid one. */
async function dropHalfBuilt(client: pg.PoolClient, sql: string) {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relnamespace = current_schema()::regnamespace`
  )
  for (const { name } of rows) {
    if (new RegExp(`\\b${name}\\b`).test(sql)) await client.query(`drop index concurrently "${name}"`)
  }
}

function statementsOf(sql: string) {
  return sql
    .split(/;[ \t]*$/m)
    .map(statement => statement.replace(/^\s*--.*$/gm, '').trim())
    .filter(Boolean)
}
