import type { JsonSchema } from '@board/schemas/vocabulary'
import { check, type Finding, matches } from './check.ts'
import { refOf, resourceOf } from './values.ts'

/** What kind of part shows and edits a value; the widget registry has one part for each. */
export type FieldKind =
  | 'text'
  | 'textarea'
  | 'password'
  | 'number'
  | 'boolean'
  | 'select'
  | 'multiSelect'
  | 'date'
  | 'time'
  | 'reference'
  | 'references'
  | 'attachments'
  | 'day'
  | 'tree'
  | 'trees'
  | 'icon'
  | 'color'
  | 'cron'
  | 'tags'
  | 'pairs'

/** One field of a form, derived from a property. */
export interface Field {
  name: string
  kind: FieldKind
  schema: JsonSchema
  required: boolean
}

export type Values = Readonly<Record<string, unknown>>

/** Properties that say which record and which version is meant: filled from the record, never shown. */
export const keys: ReadonlySet<string> = new Set([
  'tid',
  'tpid',
  'aid',
  'id',
  'ids',
  'version',
  'replyId',
  'taskId',
  'processInstanceId',
  'processDefinitionKey'
])

/** Whether the record answers this property, so that nobody has to. */
function isKey(name: string, schema: JsonSchema, record: Values): boolean {
  return schema['x-widget'] === 'hidden' || (keys.has(name) && record[name] !== undefined)
}

const plainType = (schema: JsonSchema) =>
  [schema.type ?? 'string'].flat().find(type => type !== 'null') ?? 'string'

function arrayKind(schema: JsonSchema): FieldKind {
  const items = schema.items ?? {}
  if (schema['x-widget'] === 'attachment' || items['x-widget'] === 'attachment') return 'attachments'
  if (refOf(schema)) return isTree(schema) ? 'trees' : 'references'
  if (schema['x-widget'] === 'tags') return 'tags'
  const chosen = items.enum || items['x-dict'] || items.maximum !== undefined
  return plainType(items) === 'string' && !chosen ? 'tags' : 'multiSelect'
}

/** Whether a value is found by walking down a tree of records. */
const isTree = (schema: JsonSchema) => resourceOf(schema) !== undefined && refOf(schema)?.tree !== undefined

/** The kind of part that a property asks for: its `x-widget`, else its type, dictionary and length. */
export function kindOf(schema: JsonSchema): FieldKind {
  const type = plainType(schema)
  if (type === 'array') return arrayKind(schema)
  if (type === 'object') return 'pairs'
  if (schema['x-ref']) return isTree(schema) ? 'tree' : 'reference'
  switch (schema['x-widget']) {
    case 'textarea':
    case 'reply':
    case 'richText':
      return 'textarea'
    case 'password':
    case 'icon':
    case 'color':
    case 'cron':
    case 'tags':
      return schema['x-widget']
    case 'date':
      return 'date'
    case 'time':
    case 'deadline':
      return 'time'
  }
  if (schema.format === 'date') return 'day'
  if (type === 'boolean') return 'boolean'
  if (schema.enum || schema['x-dict']) return 'select'
  if (type === 'integer' || type === 'number') return 'number'
  return (schema.maxLength ?? 0) > 100 ? 'textarea' : 'text'
}

/** Whether a request holds a reply: it is written beside the message that it answers, never over a list. */
export function isReply(body: JsonSchema | undefined): boolean {
  return Object.values(body?.properties ?? {}).some(schema => schema['x-widget'] === 'reply')
}

/** The fields that a dialog shows for a request body, in the body's order. */
export function fieldsOf(body: JsonSchema, record: Values): Field[] {
  return Object.entries(body.properties ?? {})
    .filter(([name, schema]) => !isKey(name, schema, record))
    .map(([name, schema]) => ({
      name,
      schema,
      kind: kindOf(schema),
      required: body.required?.includes(name) ?? false
    }))
}

/** What the form begins with: what the page gives, else the schema's default. */
export function initialValues(fields: readonly Field[], given: Values): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .map(({ name, schema }) => [name, given[name] ?? schema.default])
      .filter(([, value]) => value != null)
  )
}

export const isShown = (field: Pick<Field, 'schema'>, values: Values) =>
  field.schema['x-when']?.show === undefined || matches(field.schema['x-when'].show, values)

export const isEnabled = (field: Field, values: Values) =>
  field.schema['x-when']?.enable === undefined || matches(field.schema['x-when'].enable, values)

export const isRequired = (field: Field, values: Values) =>
  field.required ||
  (field.schema['x-when']?.require !== undefined && matches(field.schema['x-when'].require, values))

export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.keys(value).length === 0)

/** Whether a field has a value whatever is entered: its schema has one ready, and nothing is none that it takes. */
export const isNeverEmpty = (schema: JsonSchema) =>
  plainType(schema) === 'boolean' ||
  (!isEmpty(schema.default) && ![schema.type ?? 'string'].flat().includes('null'))

/** A value as it is sent: without blanks around it, and a number where one was typed. */
export function tidy({ kind }: Field, value: unknown): unknown {
  if (typeof value !== 'string' || kind === 'password') return value
  const text = value.trim()
  return kind === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** The body to send: keys from the record, shown fields from the form; hidden and empty optional ones are left out. */
export function bodyFor(
  body: JsonSchema,
  record: Values,
  fields: readonly Field[],
  values: Values
): Record<string, unknown> {
  const sent: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(body.properties ?? {})) {
    if (isKey(name, schema, record)) {
      if (record[name] !== undefined) sent[name] = record[name]
      continue
    }
    const field = fields.find(candidate => candidate.name === name)
    if (!field || !isShown(field, values) || !isEnabled(field, values)) continue
    const value = values[name]
    if (!isEmpty(value)) sent[name] = tidy(field, value)
  }
  return sent
}

/** The first rule that each shown field breaks. */
export function findingsOf(fields: readonly Field[], values: Values): Map<string, Finding> {
  const found = new Map<string, Finding>()
  for (const field of fields) {
    if (!isShown(field, values) || !isEnabled(field, values)) continue
    const value = values[field.name]
    if (isEmpty(value)) {
      if (isRequired(field, values)) found.set(field.name, { path: field.name, rule: 'required', params: {} })
      continue
    }
    const first = check(field.schema, tidy(field, value), field.name)[0]
    if (first) found.set(field.name, first)
  }
  return found
}
