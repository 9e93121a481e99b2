import type { JsonSchema } from '@board/schemas'
import type { Column } from '../database.ts'
import { didYouMean, type Problem } from '../problem.ts'
import { complainer } from './complain.ts'
import { type Declared, offers, snake } from './declared.ts'
import { mayBeNull, typeOf } from './filter.ts'
import type { Storage } from './storage.ts'

const texts = ['text', 'varchar', 'bpchar', 'uuid', 'citext', 'inet']
const integers = ['int2', 'int4', 'int8']

/** The types of columns that can store a property's values, by the kind of the values. */
const columnTypes: Readonly<Record<string, readonly string[]>> = {
  boolean: ['bool'],
  integer: integers,
  number: ['float4', 'float8', 'numeric', ...integers],
  moment: ['timestamptz'],
  date: ['date'],
  object: ['json', 'jsonb'],
  string: texts
}

/** Lists the differences between an entity's fields and the columns of its table. */
export function columnProblems(
  declared: Declared,
  columns: readonly Column[],
  storage: Storage = {}
): Problem[] {
  const complain = complainer(declared.sources.schema)
  const table = storage.table ?? snake(declared.name)
  const own = columns.filter(column => column.table === table)
  if (own.length === 0) {
    const tables = [...new Set(columns.map(column => column.table))]
    return [complain(['$id'], `no migration makes the table "${table}"${didYouMean(table, tables)}`)]
  }
  const names = own.map(({ name }) => name)
  const missing = (path: readonly string[], name: string) =>
    complain(path, `the table "${table}" has no column "${name}"${didYouMean(name, names)}`)
  const common = [storage.key ?? 'id', ...(offers(declared.schema, 'update') ? ['version'] : [])]
  return [
    ...common.filter(name => !names.includes(name)).map(name => missing(['$id'], name)),
    ...Object.keys(storage.where ?? {})
      .filter(name => !names.includes(name))
      .map(name => missing(['$id'], name)),
    ...Object.entries(declared.schema.properties).flatMap(([name, property]) => {
      const path = ['properties', name]
      const link = storage.links?.[name]
      if (link) return linkProblems(columns, link).map(message => complain(path, message))
      // the table of attachments names the record of a file
      if (property['x-widget'] === 'attachment') return []
      const rule = storage.fields?.[name]
      const wanted = rule?.columns ?? [storage.columns?.[name] ?? snake(name)]
      const absent = wanted.filter(column => !names.includes(column)).map(column => missing(path, column))
      const column = rule?.read || rule?.columns ? undefined : own.find(one => one.name === wanted[0])
      const facts = { name, property, declared, writes: rule?.write === undefined }
      return [...absent, ...(column ? misfits(column, facts) : []).map(message => complain(path, message))]
    }),
    ...(Object.keys(storage).length === 0 ? unwritten(declared, own) : []).map(message =>
      complain(['properties'], message)
    )
  ]
}

function linkProblems(
  columns: readonly Column[],
  { table, own, other }: { table: string; own: string; other: string }
) {
  return [own, other]
    .filter(name => !columns.some(column => column.table === table && column.name === name))
    .map(name => `the table "${table}" has no column "${name}"`)
}

type Facts = { name: string; property: JsonSchema; declared: Declared; writes: boolean }

function misfits(column: Column, { name, property, declared, writes }: Facts): string[] {
  const where = `the column ${column.table}.${column.name}`
  const { schema } = declared
  const problems: string[] = []
  if (!holds(column, property))
    problems.push(`${where} is ${typeName(column)}, which cannot hold the ${kindOf(property)} "${name}"`)
  // PostgreSQL does not know which columns of a view are never null
  if (column.view) return problems
  if (column.nullable && !mayBeNull(property))
    problems.push(
      `${where} may be null, and "${name}" may not: add 'null' to its type, or not null to the column`
    )
  if (!column.nullable && mayBeNull(property) && writes)
    problems.push(`${where} is not null, and "${name}" may be: the two must agree`)
  const leftOut = !property.readOnly && !schema.required?.includes(name) && property.default === undefined
  if (column.writes === 'required' && !column.nullable && leftOut && writes && offers(schema, 'create'))
    problems.push(
      `${where} must be given, and "${name}" is not required: require it, or give either a default`
    )
  return problems
}

function holds({ type, element, labels }: Column, property: JsonSchema): boolean {
  const isArray = typeOf(property) === 'array'
  if (isArray && element === null) return columnTypes.object?.includes(type) ?? false
  if (!isArray && element !== null) return false
  const kind = kindOf(isArray ? (property.items ?? {}) : property)
  if (labels) return kind === 'string'
  return columnTypes[kind]?.includes(element ?? type) ?? false
}

function kindOf(property: JsonSchema): string {
  const type = typeOf(property)
  const widget = property['x-widget']
  if (type === 'integer' && (widget === 'time' || widget === 'deadline')) return 'moment'
  if (type === 'string' && property.format === 'date-time') return 'moment'
  return type === 'string' && property.format === 'date' ? 'date' : type
}

const typeName = ({ type, element }: Column): string => (element === null ? type : `${element}[]`)

/** Lists the columns that a new row must have and that no field gives. */
function unwritten({ schema }: Declared, columns: readonly Column[]): string[] {
  if (!offers(schema, 'create')) return []
  const given = Object.keys(schema.properties).map(snake)
  return columns
    .filter(({ name, writes, nullable }) => writes === 'required' && !nullable && !given.includes(name))
    .map(({ table, name }) => `the column ${table}.${name} must be given, and no field gives it`)
}
