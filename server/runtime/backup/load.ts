/** Writes rows as they were read into tables of the same migrations. */
import { isDeepStrictEqual } from 'node:util'
import { knownChecksums } from '../../platform/database/migrate.ts'
import { type AppliedMigration, BackupRefused, type Schema, type Sum } from './archive.ts'
import { type Ask, quoted, selectTables } from './snapshot.ts'

/** @throws BackupRefused where an archive has had migrations that this version does not know */
export async function requireOurs({ migrations }: Pick<Schema, 'migrations'>): Promise<void> {
  const known = await knownChecksums()
  const other = migrations.find(({ name, checksum }: AppliedMigration) => known.get(name) !== checksum)
  if (other)
    throw new BackupRefused(
      `The archive is of another version: its database has had ${other.name}, which this version ` +
        `${known.has(other.name) ? 'has with another content' : 'does not know'}. Restore it with the version that made it, or a newer one.`
    )
}

/** Tells whether nobody has worked with the database: it has no tables at all, or only what migrations put into them. */
export async function isUnused(ask: Ask): Promise<boolean> {
  const tables = new Set((await selectTables(ask)).map(({ name }) => name))
  const [found] = await ask<{ isMigrated: boolean }>(
    `select to_regclass('schema_migrations') is not null as "isMigrated"`
  )
  if (!found?.isMigrated) return tables.size === 0
  for (const name of ['account', 'message', 'event'].filter(name => tables.has(name))) {
    const [row] = await ask<{ isUsed: boolean }>(`select exists (select 1 from ${quoted(name)}) as "isUsed"`)
    if (row?.isUsed) return false
  }
  return true
}

/** Takes rows, and puts everything in its place at the end. */
export interface Loading {
  insert(table: string, lines: readonly string[]): Promise<void>
  finish(sum: Sum): Promise<void>
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Empties all tables of what migrations put there. Until the end no trigger fires, as what triggers count is in the rows
 * already; and references are looked at at the end, as rows come in no order.
 */
export async function startLoading(ask: Ask, schema: Schema): Promise<Loading> {
  const tables = await selectTables(ask)
  if (!isDeepStrictEqual(tables, schema.tables))
    throw new BackupRefused('The tables are not those of the archive: restore into a new database.')
  const every = tables.map(({ name }) => quoted(name))
  await ask(`lock table ${every.join(', ')} in access exclusive mode`)
  if (!(await isUnused(ask)))
    throw new BackupRefused(
      'Somebody has begun to use the database. Restore into a new one; nothing was changed.'
    )
  const keys = await ask<ForeignKey>(`
    select c.relname::text as table, f.conname::text as name, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and f.connamespace = current_schema()::regnamespace order by 1, 2`)
  for (const { table, name } of keys)
    await ask(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  for (const name of every) await ask(`alter table ${name} disable trigger user`)
  await ask(`truncate ${every.join(', ')}`)

  const written = new Map<string, number>()
  const inserts = new Map(tables.map(({ name, written }) => [name, insertOf(name, written)]))
  return {
    async insert(table, lines) {
      const text = inserts.get(table)
      if (text === undefined)
        throw new BackupRefused(`The archive holds rows of ${table}, which there is not.`)
      await ask(text, [lines])
      written.set(table, (written.get(table) ?? 0) + lines.length)
    },
    async finish({ rows }) {
      for (const { name, last, isCalled } of schema.sequences)
        await ask('select setval($1::regclass, $2, $3)', [quoted(name), last, isCalled])
      for (const { table, name, definition } of keys)
        await ask(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
      for (const name of every) await ask(`alter table ${name} enable trigger user`)
      const isAll = Object.entries(rows).every(([table, count]) => (written.get(table) ?? 0) === count)
      if (!isAll) throw new BackupRefused('The archive does not hold as many rows as it says.')
    }
  }
}

function insertOf(table: string, columns: readonly string[]): string {
  const names = columns.map(quoted)
  return `insert into ${quoted(table)} (${names.join(', ')}) overriding system value
    select ${names.map(name => `(whole.r).${name}`).join(', ')}
    from (select line::${quoted(table)} as r from unnest($1::text[]) line offset 0) whole`
}
