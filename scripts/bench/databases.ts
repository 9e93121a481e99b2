import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '@board/server/platform/database/migrate'
import pg from 'pg'
import { administer, databaseUrl, startPostgres } from '../../tests/support/postgres/postgres.ts'
import { root } from '../tools/programs.ts'
import { fill } from './fill/fill.ts'
import { fillStaff } from './fill/staff.ts'

/** The settings of a small town's server; every other setting is PostgreSQL's default. */
const settings = {
  shared_buffers: '1GB',
  effective_cache_size: '3GB',
  work_mem: '16MB',
  jit: 'off',
  // these settings are for the filling only: no log of data that can be created again
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '16GB',
  autovacuum: 'off'
}

/**
 * The folder in which `--keep` leaves the filled databases. Root starts PostgreSQL as another user, who must be able
 * to reach the folder.
 */
const keptFolder = join(tmpdir(), 'board-bench')

export type Databases = {
  /** Returns the address of a database with this number of messages; fills it if it is missing. */
  filled(rows: number): Promise<string>
  /** Returns the address of a database with these numbers of members of staff and regions. */
  staffed(users: number, regions: number): Promise<string>
  /** Copies a filled database for a row that writes. `drop` deletes the copy. */
  copied(rows: number): Promise<{ url: string; drop(): Promise<void> }>
  stop(): Promise<void>
}

/** Starts a PostgreSQL for the benchmark. */
export async function openDatabases(options: {
  keep: boolean
  log: (line: string) => void
}): Promise<Databases> {
  const { keep, log } = options
  if (keep) mkdirSync(keptFolder, { recursive: true, mode: 0o755 })
  const postgres = await startPostgres({ settings, ...(keep && { keep: keptFolder }) })
  /** Returns the address of the current database of this name. It drops the databases of earlier versions. */
  async function ensureDatabase(
    name: string,
    content: string,
    make: (url: string) => Promise<void>
  ): Promise<string> {
    const whole = `${name}_${fingerprint()}`
    const url = databaseUrl(postgres.url, whole)
    if (await exists(postgres.url, whole)) return url
    log(`Filling a database with ${content}`)
    await dropOthers(postgres.url, `${name}_`)
    await administer(postgres.url, `create database "${whole}_raw"`)
    await make(databaseUrl(postgres.url, `${whole}_raw`))
    await administer(postgres.url, `alter database "${whole}_raw" rename to "${whole}"`)
    await administer(postgres.url, 'checkpoint')
    return url
  }
  const number = (count: number) => count.toLocaleString('en-US')
  const filled = (rows: number) =>
    ensureDatabase(`bench_${rows}`, `${number(rows)} messages`, url => fill(url, rows, new Date(), log))
  return {
    filled,
    async copied(rows) {
      const [template, copy] = [new URL(await filled(rows)).pathname.slice(1), `bench_copy_${process.pid}`]
      await administer(postgres.url, `create database "${copy}" template "${template}" strategy file_copy`)
      return {
        url: databaseUrl(postgres.url, copy),
        drop: () => administer(postgres.url, `drop database "${copy}" with (force)`)
      }
    },
    staffed: (users, regions) =>
      ensureDatabase(
        `bench_staff_${users}_${regions}`,
        `${number(users)} users and ${number(regions)} regions`,
        url => fillStaff(url, users, regions)
      ),
    stop: () => postgres.stop()
  }
}

/** Returns a hash of all files that determine the filled tables. */
function fingerprint(): string {
  const filling = join(import.meta.dirname, 'fill')
  const files = [migrationsFolder, filling].flatMap(folder =>
    readdirSync(folder)
      .sort()
      .map(name => join(folder, name))
  )
  const hash = createHash('sha256')
  const forms = [
    'server/records/search/bigrams.ts',
    'server/platform/language/variants.ts',
    'schemas/facts/text/plain-form.ts'
  ]
  for (const file of [...files, ...forms.map(name => join(root, name))]) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}

async function ask(url: string, text: string, values: string[]): Promise<{ name: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ name: string }>(text, values)).rows
  } finally {
    await client.end()
  }
}

async function exists(url: string, name: string): Promise<boolean> {
  return (await ask(url, 'select datname as name from pg_database where datname = $1', [name])).length > 0
}

/** Drops the databases with this prefix: those of an earlier version or of an interrupted run. */
async function dropOthers(url: string, prefix: string): Promise<void> {
  const found = await ask(url, `select datname as name from pg_database where starts_with(datname, $1)`, [
    prefix
  ])
  for (const { name } of found) await administer(url, `drop database "${name}" with (force)`)
}
