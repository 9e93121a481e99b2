/** SQL on the tables of entities. Every name in it comes from a schema or a rule; every value is a parameter. */
import { plainForm } from '@board/schemas/facts/text/plain-form'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { planPerValue } from '../../platform/database/statements/statements.ts'
import { recordFiles } from '../../platform/files/record-files.ts'
import { cleanLine } from '../../platform/language/clean-line.ts'
import { foldVariants } from '../../platform/language/variants.ts'
import { cappedTotal, moment } from '../../platform/paging/paging.ts'
import { type Field, itemSchema, type Model } from './model.ts'
import type { Condition, Order, Place } from './rows/condition.ts'
import type { Columns, CountsRule, ExistsRule, LinkRule, RawCondition, Scope } from './rules.ts'

/** A row: `id`, `version` where the table has one, and the columns of each field as `name:0`, `name:1` …. */
export type Row = Readonly<Record<string, unknown>>

const column = (name: string) => sql.ref(`t.${name}`)
const keyOf = ({ key }: Model) => column(key)

/** Compares a column with `=`, `is null` or `= any`, as the value requires. */
function holds(name: string, value: RawCondition[string]): RawBuilder<boolean> {
  if (value === null) return sql<boolean>`${column(name)} is null`
  if (Array.isArray(value)) return sql<boolean>`${column(name)} = any(${[...value]})`
  return sql<boolean>`${column(name)} = ${value}`
}

/** Returns a typed text as it is, in simplified characters, and in these with ordinary width, each once. */
function formsOfTyped(typed: string): string[] {
  const text = cleanLine(typed)
  return [...new Set([text, foldVariants(text), foldVariants(plainForm(text).text)])]
}

/** Tells whether a field contains a text as it is typed, or in its plain form in simplified characters. */
const contains = (field: Field, typed: string): RawBuilder<boolean> =>
  anyOf(
    formsOfTyped(typed).flatMap(text => [
      containsForm(field, text),
      ...(field.rule?.alsoIn ? [listContains(field.rule.alsoIn, text)] : [])
    ])
  )

/** Tells whether one of the texts of a column contains a text, regardless of case. */
const listContains = (name: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from unnest(${column(name)}) as one(text) where one.text ilike ${`%${literally(text)}%`})`

/** Tells whether a field contains a text, regardless of case. For a text without case it uses the faster `like`. */
function containsForm({ column: name, kind, rule }: Field, text: string): RawBuilder<boolean> {
  // a record may be named by a date
  const value = kind === 'date' ? sql`${column(name)}::text` : column(name)
  const part = `%${literally(text)}%`
  const isCased = text.toLowerCase() !== text.toUpperCase()
  const matches = isCased ? sql<boolean>`${value} ilike ${part}` : sql<boolean>`${value} like ${part}`
  // a single character has no pairs; only a plan made for this value knows how rare a pair is
  if (!rule?.hasBigrams || [...text].length < 2) return matches
  return sql<boolean>`${sql.raw(planPerValue)} (bigrams(${column(name)}) @> bigrams(${text}) and ${matches})`
}
const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> => {
  const [only, ...others] = conditions
  return only && others.length === 0 ? only : sql<boolean>`(${sql.join([...conditions], sql` or `)})`
}
const literally = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

/** Selects the records of a tree that have one of the ids, and all records below them. */
const idsBelow = ({ table, key, parent }: Model, ids: unknown) => sql`
  with recursive below(id) as (
    select r.${sql.ref(key)} from ${sql.table(table)} r where r.${sql.ref(key)} = any(${ids})
    union
    select c.${sql.ref(key)} from ${sql.table(table)} c
    join below b on c.${sql.ref(parent?.column ?? 'parent_id')} = b.id
  ) select id from below`

/** Tells whether a field holds one of `ids`, a list in SQL. */
function holdsAny({ key }: Model, { link, isArray, column: name }: Field, ids: RawBuilder<unknown>) {
  if (link) {
    return sql<boolean>`exists (
      select 1 from ${sql.table(link.table)} l
      where l.${sql.ref(link.own)} = t.${sql.ref(key)} and l.${sql.ref(link.other)} = any(${ids}))`
  }
  return isArray ? sql<boolean>`${column(name)} && ${ids}` : sql<boolean>`${column(name)} = any(${ids})`
}

function rangeEnd(op: 'from' | 'to', { column: name, kind }: Field, value: unknown) {
  const end = kind === 'moment' ? new Date(Number(value) * 1000) : value
  if (op === 'from') return sql<boolean>`${column(name)} >= ${end}`
  if (kind === 'moment') return sql<boolean>`${column(name)} < ${new Date((Number(value) + 1) * 1000)}`
  return sql<boolean>`${column(name)} <= ${end}`
}

function where(model: Model, condition: Condition): RawBuilder<boolean> {
  switch (condition.op) {
    case 'ids':
      return sql<boolean>`${keyOf(model)} = any(${[...condition.ids]})`
    case 'after':
      return sql<boolean>`${keyOf(model)} > ${condition.id}`
    case 'beyond':
      return isBeyond(model, condition.order, condition.place)
    case 'like':
      return contains(condition.field, condition.text)
    case 'begins':
      // only a plan made for this text can use an index on the beginning of a value
      return anyOf(
        formsOfTyped(condition.text).map(
          text =>
            sql<boolean>`${sql.raw(planPerValue)} lower(${column(condition.field.column)}) like ${`${literally(text.toLowerCase())}%`}`
        )
      )
    case 'from':
    case 'to':
      return rangeEnd(condition.op, condition.field, condition.value)
    case 'below':
      return holdsAny(model, condition.field, sql`array(${idsBelow(condition.tree, [...condition.values])})`)
    case 'top':
      return sql<boolean>`(${column(condition.field.column)} is null or ${isAlone(model, condition)})`
    case 'columns':
      return allOf(Object.entries(condition.columns).map(([name, value]) => holds(name, value)))
    case 'within':
      return isWithin(condition.scope, condition.departments)
    case 'in': {
      const { field, values } = condition
      // a value of a short list can be rare: only a plan made for it uses the index
      const plan = itemSchema(field).enum ? sql.raw(planPerValue) : sql``
      const some = sql<boolean>`${plan} ${holdsAny(model, field, sql`${values.filter(value => value !== null)}`)}`
      return values.includes(null) ? sql<boolean>`(${some} or ${column(field.column)} is null)` : some
    }
  }
}

/** Tells whether data authorisation for the departments shows the record `t` of an entity with this scope. Decision 0164. */
export function isWithin(scope: Scope, departments: readonly number[]): RawBuilder<boolean> {
  if ('nobody' in scope) {
    const columns = Object.entries(scope.nobody).map(([name, value]) => holds(name, value))
    return sql<boolean>`not ${allOf(columns)}`
  }
  if ('department' in scope) return holds(scope.department, departments)
  return sql<boolean>`${column(scope.account)} in (
    select a.uid from account a where a.dept_id = any(${[...departments]}))`
}

/** Tells whether the parent is not among the records that the reader may see. */
function isAlone(model: Model, { field, visible = [] }: Extract<Condition, { op: 'top' }>) {
  if (visible.length === 0) return sql<boolean>`false`
  return sql<boolean>`${column(field.column)} not in (
    select ${keyOf(model)} from ${from(model)} where ${whereAll(model, visible)})`
}

const allOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`

const whereAll = (model: Model, conditions: readonly Condition[]) =>
  allOf(conditions.map(condition => where(model, condition)))

/** Returns the value by which a list is ordered, in the form of a cursor. Moments are microseconds. */
function placeOf({ field }: Order): RawBuilder<unknown> {
  if (!field) return sql`null`
  const by = column(field.column)
  return isMoment(field) ? sql`(extract(epoch from ${by}) * 1000000)::bigint::text` : sql`${by}::text`
}

const isMoment = ({ kind }: Field) => kind === 'moment' || kind === 'dateTime'

const typeOf = {
  text: 'text',
  integer: 'bigint',
  number: 'numeric',
  boolean: 'boolean',
  date: 'date',
  json: 'jsonb',
  file: 'jsonb',
  point: 'jsonb'
} as const

/**
 * Selects the rows after a place in an order. Null comes last; a descending order of a field that is not nullable puts
 * it first.
 */
function isBeyond(model: Model, { field, isDescending }: Order, { value, id }: Place): RawBuilder<boolean> {
  const beyond = isDescending ? sql`<` : sql`>`
  const key = keyOf(model)
  if (!field) return sql<boolean>`${key} ${beyond} ${id}`
  const by = column(field.column)
  const isNullFirst = isDescending && !field.isNullable
  if (value === null) {
    const others = isNullFirst ? sql`or ${by} is not null` : sql``
    return sql<boolean>`(${by} is null and ${key} ${beyond} ${id} ${others})`
  }
  const at =
    field.kind === 'moment' || field.kind === 'dateTime'
      ? moment(value)
      : sql`${value}::${sql.raw(typeOf[field.kind])}`
  const later = sql<boolean>`(${by}, ${key}) ${beyond} (${at}, ${id}::integer)`
  // an empty text can be stored as null; for other kinds this check would prevent the use of the index
  const mayBeNull = field.isNullable || field.kind === 'text'
  return isNullFirst || !mayBeNull ? later : sql<boolean>`(${later} or ${by} is null)`
}

function orderBy(model: Model, { field, isDescending }: Order) {
  const direction = isDescending ? sql`desc` : sql`asc`
  const id = sql`${keyOf(model)} ${direction}`
  if (!field) return id
  // a descending order of PostgreSQL puts null first, but people look for empty values at the end
  const last = isDescending && field.isNullable ? sql`nulls last` : sql``
  return sql`${column(field.column)} ${direction} ${last}, ${id}`
}

function selected(model: Model, fields: readonly Field[]) {
  const own = fields.flatMap(({ name, kind, column: first, link, rule }) => {
    if (kind === 'file')
      return [sql`${recordFiles(model.entity.name, name, keyOf(model))} as ${sql.ref(`${name}:0`)}`]
    if (link) return [sql`${linked(model, link)} as ${sql.ref(`${name}:0`)}`]
    if (rule?.counts) return [sql`${counts(model, rule.counts)} as ${sql.ref(`${name}:0`)}`]
    if (rule?.exists) return [sql`${exists(model, rule.exists)} as ${sql.ref(`${name}:0`)}`]
    return (rule?.columns ?? [first]).map((each, at) => sql`${column(each)} as ${sql.ref(`${name}:${at}`)}`)
  })
  const version = model.isVersioned ? [sql`t.version`] : []
  return sql.join([sql`${keyOf(model)} as id`, ...version, ...own])
}

const linked = ({ key }: Model, { table, own, other }: LinkRule) => sql`array(
  select l.${sql.ref(other)} from ${sql.table(table)} l where l.${sql.ref(own)} = t.${sql.ref(key)} order by 1)`

const counts = ({ key }: Model, { table, own }: CountsRule) => sql`(
  select count(*)::integer from ${sql.table(table)} o where o.${sql.ref(own)} = t.${sql.ref(key)})`

const exists = ({ key }: Model, { table, own, column: told }: ExistsRule) => sql`exists(
  select from ${sql.table(table)} o where o.${sql.ref(own)} = t.${sql.ref(key)} and o.${sql.ref(told)} is not null)`

const from = ({ table }: Model) => sql`${sql.table(table)} t`

/** Returns a page of rows. The inner query selects only ids, so that an index is enough for the skipped rows. */
export async function selectPage(
  db: Db,
  model: Model,
  fields: readonly Field[],
  conditions: readonly Condition[],
  order: Order,
  { offset, limit }: { offset: number; limit: number }
): Promise<Row[]> {
  const by = orderBy(model, order)
  const key = sql.ref(model.key)
  const { rows } = await sql<Row>`
    select ${selected(model, fields)}, ${placeOf(order)} as place from ${from(model)}
    join (
      select t.${key} as page_id from ${from(model)} where ${whereAll(model, conditions)}
      order by ${by} limit ${limit} offset ${offset}
    ) page on page.page_id = t.${key}
    order by ${by}`.execute(db)
  return rows
}

/** Counts the rows: exact to 10,000, and 10,001 for more. */
async function countRows(db: Db, model: Model, conditions: readonly Condition[]): Promise<number> {
  const counted = await cappedTotal(db, sql`from ${from(model)} where ${whereAll(model, conditions)}`)
  return counted.totalCapped ? counted.total + 1 : counted.total
}

/**
 * Counts the rows. If the page is not full, it contains the last row and no query is needed.
 * @param found the number of rows of the page
 */
export async function countBehind(
  db: Db,
  model: Model,
  conditions: readonly Condition[],
  { offset, limit, isFurther = false }: { offset: number; limit: number; isFurther?: boolean },
  found: number
): Promise<number> {
  const isLast = !isFurther && found < limit && (found > 0 || offset === 0)
  return isLast ? offset + found : countRows(db, model, conditions)
}

/** Returns rows in the order of their keys, up to `limit`, for reading a table in batches. */
export async function selectByKey(
  db: Db | Trx,
  model: Model,
  fields: readonly Field[],
  conditions: readonly Condition[],
  limit: number
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${selected(model, fields)} from ${from(model)} where ${whereAll(model, conditions)}
    order by ${keyOf(model)} limit ${limit}`.execute(db)
  return rows
}

/**
 * Returns the same rows, locked until the transaction ends. The order of ids prevents deadlocks. The keys stay free:
 * others may still refer to a locked row, for example as a parent.
 */
export async function lockRows(
  trx: Trx,
  model: Model,
  fields: readonly Field[],
  conditions: readonly Condition[]
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${selected(model, fields)} from ${from(model)} where ${whereAll(model, conditions)}
    order by ${keyOf(model)} for no key update of t`.execute(trx)
  return rows
}

/** A row that can be chosen. */
export interface OptionRow {
  /** The row's place in the order, for a cursor. */
  place: string | null
  id: number
  label: string
  parentId: number | null
  hasChildren: boolean
  isMarked: boolean
}

/** Returns rows to choose from. Rows of a tree have their parent, and tell whether they have children. */
export async function selectOptions(
  db: Db,
  model: Model,
  conditions: readonly Condition[],
  order: Order,
  { offset, limit }: { offset: number; limit: number },
  label: Field = model.label,
  mark?: Field
): Promise<OptionRow[]> {
  const { parent, key } = model
  const children = whereAll(model, model.rules.where ? [{ op: 'columns', columns: model.rules.where }] : [])
  const tree = parent
    ? sql`, ${column(parent.column)} as "parentId", exists (
        select 1 from (select * from ${from(model)} where ${children}) c
        where c.${sql.ref(parent.column)} = t.${sql.ref(key)}) as "hasChildren"`
    : sql``
  const named = sql`${column(model.label.column)}::text`
  const words = label === model.label ? named : sql`coalesce(nullif(${column(label.column)}, ''), ${named})`
  const { rows } = await sql<OptionRow>`
    select ${keyOf(model)} as id, ${words} as label, ${placeOf(order)} as place,
      ${mark ? column(mark.column) : sql`false`} as "isMarked" ${tree}
    from ${from(model)} where ${whereAll(model, conditions)}
    order by ${orderBy(model, order)} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/**
 * Inserts rows in one statement. A column that a row omits gets its default.
 * @returns the ids, in the given order
 */
export async function insertRows(trx: Trx, model: Model, rows: readonly Columns[]): Promise<number[]> {
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const tuples = rows.map(row => {
    const values = names.map(name => (row[name] === undefined ? sql`default` : sql`${row[name]}`))
    return sql`(${sql.join(values)})`
  })
  const what =
    names.length === 0
      ? sql`default values`
      : sql`(${sql.join(names.map(name => sql.ref(name)))}) values ${sql.join(tuples)}`
  const { rows: inserted } = await sql<{ id: number }>`
    insert into ${sql.table(model.table)} ${what} returning ${sql.ref(model.key)} as id`.execute(trx)
  return inserted.map(({ id }) => id)
}

export async function updateRow(trx: Trx, model: Model, id: number, columns: Columns): Promise<void> {
  const own = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const changes = [...own, ...(model.isVersioned ? [sql`version = version + 1`] : [])]
  if (changes.length === 0) return
  await sql`
    update ${sql.table(model.table)} set ${sql.join(changes)} where ${sql.ref(model.key)} = ${id}`.execute(
    trx
  )
}

export async function deleteRows(trx: Trx, model: Model, ids: readonly number[]): Promise<void> {
  await sql`delete from ${sql.table(model.table)} where ${sql.ref(model.key)} = any(${[...ids]})`.execute(trx)
}

/** Replaces the links of a record, field by field. */
export async function writeLinks(
  trx: Trx,
  id: number,
  links: ReadonlyMap<Field, readonly unknown[]>
): Promise<void> {
  for (const [{ link }, values] of links) if (link) await replaceLinks(trx, link, id, values)
}

/** Replaces the links of one field. */
export async function replaceLinks(
  trx: Trx,
  { table, own, other }: LinkRule,
  id: number,
  values: readonly unknown[]
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(own)} = ${id} and ${sql.ref(other)} <> all(${[...values]})`.execute(
    trx
  )
  await sql`
    insert into ${sql.table(table)} (${sql.ref(own)}, ${sql.ref(other)})
    select ${id}::integer, each from unnest(${[...values]}::integer[]) each
    on conflict do nothing`.execute(trx)
}
