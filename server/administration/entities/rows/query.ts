/** Reads the JSON in the query string: range, order and filters. Everything else is refused. */

import { exactTotal, latestMoment, maxId } from '@board/schemas/facts/formats'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { type FieldProblem, Refusal } from '../../../platform/refusal.ts'
import { mayRead } from '../access.ts'
import { type Context, modelOfRef } from '../context.ts'
import type { Field, Model } from '../model.ts'
import { namingField } from '../model.ts'
import type { Condition, Order } from './condition.ts'
import { readPlace } from './cursor.ts'
import { type Narrowing, narrowingFilters } from './narrowing.ts'

/** The number of rows that one answer may hold: trees load whole levels. */
const maxRows = 1000
const longestJson = 10_000

export interface Page {
  readonly offset: number
  readonly limit: number
  /** True if the page begins after a cursor. Its position among all records is unknown then. */
  readonly isFurther?: boolean
}

type Parsed = { readonly value: unknown } | undefined

/** @throws Refusal GEN0400 naming the part of the query */
function refuseQuery(path: string, { language }: Pick<Context, 'language'>): never {
  const message = { 'zh-CN': '格式不正确', 'zh-TW': '格式不正確', 'en-US': 'is not in the right form' }
  throw new Refusal('GEN0400', {}, { fields: [{ path, message: message[language] }] })
}

function readJson(path: string, text: string | undefined, context: Pick<Context, 'language'>): Parsed {
  if (text === undefined) return undefined
  try {
    if (text.length > longestJson) refuseQuery(path, context)
    // a text column cannot store NUL, which JSON allows
    if (text.includes('\\u0000')) refuseQuery(path, context)
    return { value: JSON.parse(text) }
  } catch {
    return refuseQuery(path, context)
  }
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/**
 * Reads `[first, last]`, both included. Without a text it is the first ten rows. With a cursor only the number of rows
 * counts.
 * @throws Refusal GEN0400 for an invalid or too long range, ENT0006 beyond row 10,000
 */
export function readRange(
  text: string | undefined,
  context: Pick<Context, 'language'>,
  cursor?: string
): Page {
  const parsed = readJson('range', text, context)
  const page = parsed ? readSize(parsed.value, context) : { offset: 0, limit: 10 }
  if (cursor) return { offset: 0, limit: page.limit, isFurther: true }
  if (page.offset + page.limit > exactTotal) throw new Refusal('ENT0006', { max: exactTotal })
  return page
}

function readSize(value: unknown, context: Pick<Context, 'language'>): Page {
  const [first, last]: unknown[] = Array.isArray(value) && value.length === 2 ? value : []
  if (!isWhole(first) || !isWhole(last) || last < first || last - first >= maxRows) {
    return refuseQuery('range', context)
  }
  return { offset: first, limit: last - first + 1 }
}

/** Reads the condition for the rows after a cursor. @throws Refusal GEN0400 for a cursor of another order */
export const readBeyond = (cursor: string | undefined, order: Order): Condition[] =>
  cursor ? [{ op: 'beyond', order, place: readPlace(cursor, order) }] : []

/**
 * Reads `[field, 'ASC' | 'DESC']`. The field is a column of the view or `id`. Without a text it is the order of the
 * view, else newest first.
 * @throws Refusal GEN0400
 */
export function readSort(text: string | undefined, context: Context): Order {
  const { model } = context
  const { sort, columns, hidden = [], unsorted = [] } = model.entity.view
  const parsed = readJson('sort', text, context)
  if (!parsed) {
    const field = sort && model.fields.get(sort.field)
    // a cursor reveals the value that the list is ordered by
    const known = field && mayRead(context.actor, field) ? field : undefined
    return { field: inOrder(known), isDescending: sort?.order !== 'ASC' }
  }
  const { value } = parsed
  const [name, direction]: unknown[] = Array.isArray(value) && value.length === 2 ? value : []
  if (typeof name !== 'string' || (direction !== 'ASC' && direction !== 'DESC')) {
    return refuseQuery('sort', context)
  }
  const isDescending = direction === 'DESC'
  if (name === 'id') return { field: undefined, isDescending }
  const field = model.fields.get(name)
  const isColumn = (columns.includes(name) || hidden.includes(name)) && !unsorted.includes(name)
  if (!field || !isColumn || field.isArray || field.link || !mayRead(context.actor, field)) {
    return refuseQuery('sort', context)
  }
  return { field: inOrder(field), isDescending }
}

/** Returns undefined for a field without a useful order: a sealed value, JSON, a file or a place. */
const inOrder = (field: Field | undefined) =>
  field?.rule?.read || (field && ['json', 'file', 'point'].includes(field.kind)) ? undefined : field

/**
 * Reads the filters of an entity's list.
 * @throws Refusal GEN0400 for an unknown filter, or a field that the reader may not read
 */
export function readFilter(text: string | undefined, context: Context): Condition[] {
  const { checks, language, model } = context
  const parsed = readJson('filter', text, context)
  if (!parsed) return []
  refuseProblems(checks.problems(model.entity.filter, parsed.value, language))
  return Object.entries(parsed.value as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    conditionsOf(name, value, model.entity.filter.properties?.[name]?.['x-filter'], context)
  )
}

/**
 * Reads the filters of a list of options: `q`, `id`, `parentId`, and those that references use to narrow the entity.
 * @throws Refusal GEN0400
 */
export function readOptionsFilter(text: string | undefined, context: Context): Condition[] {
  const parsed = readJson('filter', text, context)
  if (!parsed) return []
  const { model, models, checks, language } = context
  const narrowing = narrowingFilters(model, models)
  refuseProblems(checks.problems(optionsFilter(narrowing), parsed.value, language))
  const { q, id, parentId, ...rest } = parsed.value as OptionsFilter
  const { parent } = model
  const label = namingField(model, language)
  return [
    ...Object.entries(rest).flatMap(([name, value]) =>
      conditionsOf(name, value, narrowing[name]?.['x-filter'], context)
    ),
    ...(q?.trim() ? conditionsOf('q', q, { field: label.name, op: 'like' }, context) : []),
    ...(id ? [{ op: 'ids', ids: id } as const] : []),
    ...(parentId === null && parent ? [{ op: 'top', field: parent } as const] : []),
    ...(typeof parentId === 'number' && parent
      ? [{ op: 'in', field: parent, values: [parentId] } as const]
      : [])
  ]
}

interface OptionsFilter extends Readonly<Record<string, unknown>> {
  readonly q?: string
  readonly id?: readonly number[]
  readonly parentId?: number | null
}

const idSchema = { type: 'integer', minimum: 0, maximum: 2147483647 } as const
const own: Narrowing = {
  q: { type: 'string', maxLength: 100 },
  id: { type: 'array', items: idSchema, maxItems: maxRows },
  parentId: { ...idSchema, type: ['integer', 'null'] }
}
/** The schemas by the filters that they are made of, so that each is compiled once. */
const optionsFilters = new WeakMap<Narrowing, JsonSchema>()

function optionsFilter(narrowing: Narrowing): JsonSchema {
  const known = optionsFilters.get(narrowing)
  if (known) return known
  const made = { type: 'object', additionalProperties: false, properties: { ...narrowing, ...own } }
  optionsFilters.set(narrowing, made)
  return made
}

function refuseProblems(problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return
  const fields = problems.map(({ path, message }) => ({ path: path ? `filter.${path}` : 'filter', message }))
  throw new Refusal('GEN0400', {}, { fields })
}

function conditionsOf(
  name: string,
  value: unknown,
  hint: JsonSchema['x-filter'],
  context: Context
): Condition[] {
  const { model, actor, deps } = context
  if (name === 'id' || hint?.field === 'id') return [{ op: 'ids', ids: value as number[] }]
  const field = model.fields.get(hint?.field ?? name)
  if (!hint || !field || !mayRead(actor, field)) return refuseQuery(`filter.${name}`, context)
  if (![value].flat().every(one => fits(field, one))) return refuseQuery(`filter.${name}`, context)
  if (hint.op === 'from' || hint.op === 'to') return [{ op: hint.op, field, value: value as string | number }]
  if (hint.op === 'like') {
    const words = String(value).trim()
    if (words === '') return []
    if (field.rule?.match) return [{ op: 'columns', columns: field.rule.match(words, deps) }]
    return [{ op: field.rule?.beginsWith ? 'begins' : 'like', field, text: words }]
  }
  const values = [value].flat() as (string | number | boolean | null)[]
  const tree = field.ref?.isTree ? modelOfRef(context, field.ref.entity) : undefined
  const chosen = values.filter(one => one !== null)
  if (!tree || chosen.length < values.length || field === model.parent) return [{ op: 'in', field, values }]
  return [{ op: 'below', field, values: chosen, tree }]
}

/** Tells whether a column can hold a value. The database cannot compare a value out of range. */
function fits({ kind }: Field, value: unknown): boolean {
  if (kind === 'date') return !String(value).startsWith('0000')
  if (typeof value !== 'number') return true
  return Math.abs(value) <= (kind === 'moment' ? latestMoment : maxId)
}

/**
 * Reads the columns of an exported file: the requested ones, or all readable ones.
 * @throws Refusal GEN0400
 */
export function readColumns(text: string | undefined, context: Context): readonly string[] {
  const { model, actor } = context
  const readable = [...model.fields.values()].filter(field => mayRead(actor, field)).map(({ name }) => name)
  const parsed = readJson('columns', text, context)
  if (!parsed) return readable
  const { value } = parsed
  if (!Array.isArray(value) || value.length === 0 || new Set(value).size !== value.length) {
    return refuseQuery('columns', context)
  }
  for (const name of value) {
    if (name !== 'id' && !readable.includes(name)) refuseQuery('columns', context)
  }
  return value
}

/** Returns the condition that selects the records of the entity from the rows of its table. */
export const ownRows = ({ rules }: Model): Condition[] =>
  rules.where ? [{ op: 'columns', columns: rules.where }] : []
