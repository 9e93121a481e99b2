import { migrate, migrationsFolder } from '@board/server/platform/database/migrate'
import { openDatabase } from '@board/server/platform/database/open'
import { type Kysely, sql } from 'kysely'
import { type Constraint, constraintsOf } from './constraints.ts'

/** A column that the migrations create. */
export type Column = {
  table: string
  /** True if it belongs to a view; PostgreSQL does not know which columns of a view are never null. */
  view: boolean
  name: string
  type: string
  element: string | null
  labels: string[] | null
  nullable: boolean
  writes: 'required' | 'optional' | 'never'
}

const typescript: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  timestamptz: 'Timestamp'
}

/** Returns the text of `generated/database.ts`: Kysely's types of the tables that the migrations create. */
export async function generateDatabaseTypes(folder = migrationsFolder): Promise<string> {
  return emitDatabaseTypes((await readTables(folder)).columns)
}

/** Reads every column and every constraint of the tables that the migrations create. */
export async function readTables(
  folder = migrationsFolder
): Promise<{ columns: Column[]; constraints: Constraint[] }> {
  const database = await openDatabase({ memory: true })
  try {
    await migrate(database, folder)
    return { columns: await columnsOf(database.db), constraints: await constraintsOf(database.db) }
  } finally {
    await database.close()
  }
}

async function columnsOf<T>(db: Kysely<T>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, c.relkind in ('v', 'm') as view, a.attname as name, t.typname as type, e.typname as element,
      (select array_agg(enumlabel::text order by enumsortorder) from pg_enum where enumtypid in (t.oid, e.oid)) as labels,
      not a.attnotnull as nullable,
      case when a.attidentity = 'a' or a.attgenerated <> '' then 'never'
        when a.attidentity = 'd' or a.atthasdef then 'optional' else 'required' end as writes
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_type d on d.oid = a.atttypid
    join pg_type t on t.oid = case when d.typtype = 'd' then d.typbasetype else d.oid end
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and c.relname <> 'schema_migrations'
    order by c.relname collate "C", a.attnum`.execute(db)
  return rows
}

/** Returns Kysely's types of the tables with these columns. */
export function emitDatabaseTypes(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, column => column.table)
  const interfaces = [...tables].map(
    ([table, its]) => `export interface ${interfaceOf(table)} {\n${its.map(line).join('\n')}\n}\n`
  )
  const rows = [...tables.keys()].map(table => `  ${table}: ${interfaceOf(table)}`)
  const names = ['ColumnType', 'Generated', 'GeneratedAlways'].filter(name =>
    interfaces.join().includes(`${name}<`)
  )
  return [
    '// made by npm run generate; do not edit\n',
    names.length > 0 ? `import type { ${names.join(', ')} } from 'kysely'\n\n` : '',
    '/** `timestamptz`: an instant. */\nexport type Timestamp = Date\n\n',
    interfaces.map(text => `${text}\n`).join(''),
    rows.length > 0
      ? `export interface DB {\n${rows.join('\n')}\n}\n`
      : 'export type DB = Record<never, never>\n'
  ].join('')
}

function line(column: Column) {
  return `  ${column.name}: ${columnType(column)}`
}

function columnType({ type, element, labels, nullable, writes }: Column) {
  const one = labels
    ? labels.map(label => `'${label}'`).join(' | ')
    : (typescript[element ?? type] ?? 'string')
  const whole = element ? (one.includes('|') ? `(${one})[]` : `${one}[]`) : one
  const orNull = nullable && whole !== 'unknown' ? ' | null' : ''
  if (writes === 'never') return `GeneratedAlways<${whole}${orNull}>`
  // JSON is written as text, because the drivers would convert a JavaScript array to a PostgreSQL array
  if (type === 'json' || type === 'jsonb') return written('unknown', 'string', nullable, writes)
  if (type === 'numeric') return written('string', 'number | string', nullable, writes)
  return writes === 'optional' ? `Generated<${whole}${orNull}>` : `${whole}${orNull}`
}

function written(read: string, write: string, nullable: boolean, writes: Column['writes']) {
  const orNull = nullable ? ' | null' : ''
  const insert = `${write}${orNull}${writes === 'optional' ? ' | undefined' : ''}`
  return `ColumnType<${read}${read === 'unknown' ? '' : orNull}, ${insert}, ${write}${orNull}>`
}

function interfaceOf(table: string) {
  return `${table.replace(/(^|_)(\w)/g, (_, _start, letter: string) => letter.toUpperCase())}Table`
}
