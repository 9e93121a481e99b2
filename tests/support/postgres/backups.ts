import { createHash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '../../../server/platform/database/open.ts'
import { buildUpload } from '../builders/builders.ts'
import { administer, databaseUrl, dropDatabase } from './postgres.ts'

/** Creates a database without tables; it is removed after the test file. */
export async function emptyDatabase(): Promise<Database & { url: string }> {
  const server = inject('postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(server.url, `create database "${name}"`)
  const url = databaseUrl(server.url, name)
  const database = await openDatabase({ url })
  afterAll(async () => {
    await database.close()
    await dropDatabase(server.url, name)
  })
  return { ...database, url }
}

/**
 * Returns the number of rows of each table and a hash of them. It leaves out the migrations, the list of backups, which
 * differs from one backup to the next, and the tables whose open rows a restore ends.
 */
export async function contentsOf({ db }: Pick<Database, 'db'>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relname not in ('schema_migrations', 'backup', 'session', 'recovery_ticket', 'third_party_attempt',
        'phone_code', 'outbox') order by 1`.execute(db)
  const contents: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number; hash: string }>`select count(*)::integer as n,
      md5(coalesce(string_agg(md5(the_row::text), '' order by md5(the_row::text)), '')) as hash
      from ${sql.table(name)} the_row`.execute(db)
    contents[name] = `${rows[0]?.n} ${rows[0]?.hash}`
  }
  return contents
}

/** Builds a file in a folder of local storage, with its row. */
export async function buildLocalFile({ db }: Pick<Database, 'db'>, folder: string, bytes = 20_000) {
  const content = randomBytes(bytes)
  const { stored_name: name } = await buildUpload(db, { bytes: content.length, mime: 'video/mp4' })
  await mkdir(join(folder, name.slice(0, 2)), { recursive: true })
  await writeFile(join(folder, name.slice(0, 2), name), content)
  return { name, hash: createHash('sha256').update(content).digest('hex') }
}
