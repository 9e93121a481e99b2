import { recordKeys } from '@board/schemas/facts/record-keys'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import type { Values } from '../base/values.ts'
import { check, type Finding, matches } from './check.ts'
import { sameFiles, storedFiles } from './files.ts'
import { refOf, resourceOf } from './values.ts'

/** The kind of component that shows and edits a value. The widget registry has one for each kind. */
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
  | 'richText'
  | 'files'
  | 'place'

/** One field of a form, derived from a property. */
export interface Field {
  name: string
  kind: FieldKind
  schema: JsonSchema
  required: boolean
  /** True if the field is read-only for this person. It is shown, but neither checked nor sent. */
  fixed?: boolean
}

/** Tells whether this property is filled from the record, so that nobody has to enter it. */
function isKey(name: string, schema: JsonSchema, record: Values): boolean {
  return schema['x-widget'] === 'hidden' || (recordKeys.has(name) && record[name] !== undefined)
}

const plainType = (schema: JsonSchema) =>
  [schema.type ?? 'string'].flat().find(type => type !== 'null') ?? 'string'

function arrayKind(schema: JsonSchema): FieldKind {
  const items = schema.items ?? {}
  if (holdsFiles(schema)) return 'files'
  if (schema['x-widget'] === 'attachment' || items['x-widget'] === 'attachment') return 'attachments'
  if (refOf(schema)) return isTree(schema) ? 'trees' : 'references'
  if (schema['x-widget'] === 'tags') return 'tags'
  const chosen = items.enum || items['x-dict'] || items.maximum !== undefined
  return plainType(items) === 'string' && !chosen ? 'tags' : 'multiSelect'
}

/** Tells whether a value is a file of a record, or a list of them. In other requests uploads are named by their ids. */
export const holdsFiles = (schema: JsonSchema): boolean =>
  schema['x-widget'] === 'attachment' && plainType(schema.items ?? schema) === 'object'

/** Tells whether two values of a field are equal. It ignores the addresses of files, which change by themselves. */
export const isSameValue = (schema: JsonSchema, one: unknown, other: unknown): boolean =>
  holdsFiles(schema) ? sameFiles(one, other) : JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Tells whether a value is chosen in a tree of records. */
const isTree = (schema: JsonSchema) => resourceOf(schema) !== undefined && refOf(schema)?.tree !== undefined

/**
 * Returns the kind of component of a property: that of its `x-widget`, or else one by its type, dictionary and length.
 */
export function kindOf(schema: JsonSchema): FieldKind {
  const type = plainType(schema)
  if (type === 'array') return arrayKind(schema)
  if (type === 'object' && schema['x-widget'] === 'map') return 'place'
  if (type === 'object') return holdsFiles(schema) ? 'files' : 'pairs'
  if (schema['x-ref']) return isTree(schema) ? 'tree' : 'reference'
  switch (schema['x-widget']) {
    case 'textarea':
    case 'reply':
      return 'textarea'
    case 'password':
    case 'icon':
    case 'color':
    case 'cron':
    case 'tags':
    case 'richText':
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
  if (schema['x-encrypted']) return 'text'
  return (schema.maxLength ?? 0) > 100 ? 'textarea' : 'text'
}

/** Tells whether a request contains a reply. A reply is written beside its message, never in a dialog over a list. */
export function isReply(body: JsonSchema | undefined): boolean {
  return Object.values(body?.properties ?? {}).some(schema => schema['x-widget'] === 'reply')
}

/** Returns a reference with the values of the record by which its choices are limited: `$taskId` is the record's `taskId`. */
function narrowedTo(record: Values, schema: JsonSchema): JsonSchema {
  const ref = schema['x-ref']
  if (!ref?.filter) return schema
  const filter = Object.entries(ref.filter).map(([name, value]) => [
    name,
    typeof value === 'string' && value.startsWith('$') ? record[value.slice(1)] : value
  ])
  return { ...schema, 'x-ref': { ...ref, filter: Object.fromEntries(filter) } }
}

/** Returns the fields that a dialog shows for a request body, in the body's order. */
export function fieldsOf(body: JsonSchema, record: Values): Field[] {
  return Object.entries(body.properties ?? {})
    .filter(([name, schema]) => !isKey(name, schema, record))
    .map(([name, schema]) => ({
      name,
      schema: narrowedTo(record, schema),
      kind: kindOf(schema),
      required: body.required?.includes(name) ?? false
    }))
}

/**
 * Returns the initial values of a form: those of the page, or else the defaults of the schema. A field that the record
 * of the form also has begins as null, because otherwise its input would take the value of the record.
 */
export function initialValues(
  fields: readonly Field[],
  given: Values,
  record: Values = {}
): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .map(({ name, schema }) => [name, given[name] ?? schema.default] as const)
      .filter(([name, value]) => value != null || record[name] !== undefined)
      .map(([name, value]) => [name, value ?? null])
  )
}

export const isShown = (field: Pick<Field, 'schema'>, values: Values) =>
  field.schema['x-when']?.show === undefined || matches(field.schema['x-when'].show, values)

export const isEnabled = (field: Pick<Field, 'schema'>, values: Values) =>
  field.schema['x-when']?.enable === undefined || matches(field.schema['x-when'].enable, values)

export const isRequired = (field: Pick<Field, 'schema' | 'required'>, values: Values) =>
  field.required ||
  (field.schema['x-when']?.require !== undefined && matches(field.schema['x-when'].require, values))

export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.keys(value).length === 0)

/** Tells whether a field always has a value: it is a boolean, or it has a default and does not accept null. */
export const isNeverEmpty = (schema: JsonSchema) =>
  plainType(schema) === 'boolean' ||
  (!isEmpty(schema.default) && ![schema.type ?? 'string'].flat().includes('null'))

/** Returns a value in the form in which it is sent: trimmed, and as a number if the field is a number. */
export function tidy({ kind }: Pick<Field, 'kind'>, value: unknown): unknown {
  if (typeof value !== 'string' || kind === 'password') return value
  const text = value.trim()
  return kind === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/**
 * Builds the request body from the keys of the record and the shown fields of the form. Hidden fields and empty
 * optional fields are left out. An empty list of attachments is sent, and removes the existing ones.
 * @param sendsEmpty true if the call keeps the values that it does not get: an emptied text is sent as empty
 */
export function bodyFor(
  body: JsonSchema,
  record: Values,
  fields: readonly Field[],
  values: Values,
  sendsEmpty = false
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
    const isCleared = field.kind === 'attachments' && Array.isArray(value)
    if (isCleared || !isEmpty(value)) sent[name] = tidy(field, value)
    else if (sendsEmpty && schema.minLength === 0) sent[name] = ''
  }
  return sent
}

/** Returns the field that a second password repeats: `password` for `confirmPassword`. */
const repeated = (name: string) =>
  name.startsWith('confirm') ? name.charAt(7).toLowerCase() + name.slice(8) : undefined

/** Returns the first rule that a field breaks; undefined if it breaks none. */
export function findingOf(field: Field, values: Values): Finding | undefined {
  const { name, schema, kind } = field
  const value = values[name]
  if (isEmpty(value))
    return isRequired(field, values) ? { path: name, rule: 'required', params: {} } : undefined
  if (kind === 'files' && storedFiles(value).length < [value].flat().length)
    return { path: name, rule: 'unfinished', params: {} }
  return check(schema, tidy({ kind }, value), name)[0]
}

/**
 * Returns the first broken rule of each field. A repeated password must be filled in and the same. Fields that are
 * hidden, disabled or read-only are not checked.
 */
export function findingsOf(fields: readonly Field[], values: Values): Map<string, Finding> {
  const found = new Map<string, Finding>()
  for (const field of fields) {
    if (field.fixed || !isShown(field, values) || !isEnabled(field, values)) continue
    const { name, kind } = field
    const finding = findingOf(field, values)
    if (finding) found.set(name, finding)
    const other = kind === 'password' ? repeated(name) : undefined
    if (other && !isEmpty(values[other]) && values[name] !== values[other])
      found.set(name, { path: name, rule: isEmpty(values[name]) ? 'required' : 'same', params: {} })
  }
  return found
}
