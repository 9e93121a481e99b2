import { type Kysely, sql } from 'kysely'

/**
 * A constraint of a table: `unique` refuses values that exist already, `needed` refuses to delete a row that others
 * need.
 */
export type Constraint = { table: string; name: string; kind: 'unique' | 'needed'; columns: string[] }

/** Reads the unique indexes with their columns, and the tables with rows that other rows need. */
export async function constraintsOf<T>(db: Kysely<T>): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select c.relname as table, i.indexrelid::regclass::text as name, 'unique' as kind,
      (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a
        where a.attrelid = i.indrelid and a.attnum = any (i.indkey)) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace
    union all
    select c.relname, f.conname::text, 'needed', array[]::text[]
    from pg_constraint f join pg_class c on c.oid = f.confrelid
    where f.contype = 'f' and f.confdeltype in ('a', 'r') and c.relnamespace = 'public'::regnamespace`.execute(
    db
  )
  return rows
}
