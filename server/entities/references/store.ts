/** SQL on more than a single record: references, unique indexes and scope. */
import { sql } from 'kysely'
import type { Db, Trx } from '../../database/open.ts'
import type { Model } from '../model.ts'

/** Returns the ids that are records of the entity within the departments. */
export async function selectExisting(
  db: Db | Trx,
  { table, key, rules, scope }: Model,
  ids: readonly number[],
  departments: 'all' | readonly number[]
): Promise<number[]> {
  const inScope =
    scope && departments !== 'all'
      ? sql`${sql.ref(`t.${scope.column}`)} = any(${[...departments]})`
      : sql`true`
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

/** Returns the records that have one of the labels; several may have the same. */
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

/** Columns whose values together are unique, and the index that ensures it. */
export interface UniqueKey {
  index: string
  columns: string[]
}

/** Lists the unique indexes of a table, without partial ones and ones on expressions. */
export async function selectUniqueKeys(db: Db | Trx, table: string): Promise<UniqueKey[]> {
  const { rows } = await sql<UniqueKey>`
    select (select relname::text from pg_class where oid = i.indexrelid) as index, array_agg(a.attname::text order by a.attnum) as columns
    from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = to_regclass(${table}) and i.indisunique and i.indpred is null and i.indexprs is null
    group by i.indexrelid`.execute(db)
  return rows
}

/** Returns the tuples, each a JSON list of texts, that the table already holds, with the ids of their rows. */
export async function selectTaken(
  db: Db | Trx,
  { table, key: id }: { readonly table: string; readonly key: string },
  columns: readonly string[],
  tuples: readonly string[]
): Promise<Map<string, number>> {
  const key = sql`jsonb_build_array(${sql.join(columns.map(name => sql`${sql.ref(`t.${name}`)}::text`))})`
  const { rows } = await sql<{ tuple: string; id: number }>`
    select given.tuple, there.id from unnest(${[...tuples]}::text[]) given(tuple)
    join (select ${key} as tuple, ${sql.ref(`t.${id}`)} as id from ${sql.table(table)} t) there
      on there.tuple = given.tuple::jsonb`.execute(db)
  return new Map(rows.map(({ tuple, id }) => [tuple, Number(id)]))
}
