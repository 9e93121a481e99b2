/** SQL that concerns several records: references, labels and unique indexes. */
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/open.ts'
import type { Model } from '../model.ts'
import { isWithin } from '../store.ts'

/** Returns those of the ids that belong to records of the entity in the given departments. */
export async function selectExisting(
  db: Db | Trx,
  { table, key, rules, scope }: Model,
  ids: readonly number[],
  departments: 'all' | readonly number[]
): Promise<number[]> {
  const inScope = scope && departments !== 'all' ? isWithin(scope, departments) : sql`true`
  const own = Object.entries(rules.where ?? {}).map(([name, value]) =>
    value === null
      ? sql`${sql.ref(`t.${name}`)} is null`
      : sql`${sql.ref(`t.${name}`)} = any(${[value].flat()})`
  )
  const { rows } = await sql<{ id: number }>`
    select t.${sql.ref(key)} as id from ${sql.table(table)} t
    where t.${sql.ref(key)} = any(${[...ids]}) and ${sql.join([inScope, ...own], sql` and `)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the labels of records. */
export async function selectLabels(
  db: Db | Trx,
  { table, key, label }: Model,
  ids: readonly number[]
): Promise<{ id: number; label: string }[]> {
  const { rows } = await sql<{ id: number; label: string }>`
    select t.${sql.ref(key)} as id, ${sql.ref(`t.${label.column}`)}::text as label
    from ${sql.table(table)} t where t.${sql.ref(key)} = any(${[...ids]})`.execute(db)
  return rows
}

/** Returns the records that have one of the labels. Several records may have the same label. */
export async function selectByLabel(
  db: Db | Trx,
  { table, key, label }: Model,
  labels: readonly string[]
): Promise<{ id: number; label: string }[]> {
  const { rows } = await sql<{ id: number; label: string }>`
    select t.${sql.ref(key)} as id, ${sql.ref(`t.${label.column}`)}::text as label
    from ${sql.table(table)} t where ${sql.ref(`t.${label.column}`)}::text = any(${[...labels]})`.execute(db)
  return rows
}

/** The columns of a unique index, and its name. */
export interface UniqueKey {
  index: string
  columns: string[]
}

/** Lists the unique indexes of a table, except partial indexes and indexes on expressions. */
export async function selectUniqueKeys(db: Db | Trx, table: string): Promise<UniqueKey[]> {
  const { rows } = await sql<UniqueKey>`
    select (select relname::text from pg_class where oid = i.indexrelid) as index, array_agg(a.attname::text order by a.attnum) as columns
    from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = to_regclass(${table}) and i.indisunique and i.indpred is null and i.indexprs is null
    group by i.indexrelid`.execute(db)
  return rows
}

/**
 * Returns those of the tuples that the table already contains, with the ids of their rows.
 * @param tuples values of the columns, each tuple as a JSON list of texts
 */
export async function selectExistingTuples(
  db: Db | Trx,
  { table, key: id }: { readonly table: string; readonly key: string },
  columns: readonly string[],
  tuples: readonly string[]
): Promise<Map<string, number>> {
  const key = sql`jsonb_build_array(${sql.join(columns.map(name => sql`${sql.ref(`t.${name}`)}::text`))})`
  const { rows } = await sql<{ tuple: string; id: number }>`
    select given.tuple, existing.id from unnest(${[...tuples]}::text[]) given(tuple)
    join (select ${key} as tuple, ${sql.ref(`t.${id}`)} as id from ${sql.table(table)} t) existing
      on existing.tuple = given.tuple::jsonb`.execute(db)
  return new Map(rows.map(({ tuple, id }) => [tuple, Number(id)]))
}
