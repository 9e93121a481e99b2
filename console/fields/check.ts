import {
  emailNameLength,
  emailPattern,
  operatorEmailNameLength,
  operatorEmailPattern
} from '@board/schemas/facts/formats'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'

/** A broken rule of a schema; `path` is `a.0.b`, or empty for the value itself. */
export interface Finding {
  path: string
  rule: Rule
  params: Readonly<Record<string, string | number>>
}

export type Rule =
  | 'required'
  | 'type'
  | 'enum'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  /** The pattern of a mail address, whose rule a reader would not guess. */
  | 'email'
  | 'minimum'
  | 'maximum'
  | 'minItems'
  | 'maxItems'
  | 'not'
  /** A file is still being uploaded, or could not be. */
  | 'unfinished'
  /** Two fields that must have the same value are different. */
  | 'same'

type Break = (rule: Rule, params?: Finding['params']) => void

const typeOf = (value: unknown) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value

function hasType(value: unknown, type: string | readonly string[]): boolean {
  const actual = typeOf(value)
  return [type].flat().some(t => t === actual || (t === 'number' && actual === 'integer'))
}

function checkText(schema: JsonSchema, value: string, broken: Break) {
  const length = Array.from(value).length
  if (schema.minLength !== undefined && length < schema.minLength)
    broken('minLength', { min: schema.minLength })
  if (schema.maxLength !== undefined && length > schema.maxLength)
    broken('maxLength', { max: schema.maxLength })
  if (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)) return
  if (schema.pattern === emailPattern) broken('email', emailNameLength)
  else if (schema.pattern === operatorEmailPattern) broken('email', operatorEmailNameLength)
  else broken('pattern')
}

function checkNumber(schema: JsonSchema, value: number, broken: Break) {
  if (schema.minimum !== undefined && value < schema.minimum) broken('minimum', { min: schema.minimum })
  if (schema.maximum !== undefined && value > schema.maximum) broken('maximum', { max: schema.maximum })
}

function checkItems(schema: JsonSchema, value: readonly unknown[], broken: Break, path: string): Finding[] {
  if (schema.minItems !== undefined && value.length < schema.minItems)
    broken('minItems', { min: schema.minItems })
  if (schema.maxItems !== undefined && value.length > schema.maxItems)
    broken('maxItems', { max: schema.maxItems })
  const { items } = schema
  return items
    ? value.flatMap((item, index) => check(items, item, path ? `${path}.${index}` : `${index}`))
    : []
}

function checkProperties(
  schema: JsonSchema,
  value: Readonly<Record<string, unknown>>,
  path: string
): Finding[] {
  const at = (name: string) => (path ? `${path}.${name}` : name)
  const missing = (schema.required ?? [])
    .filter(name => value[name] === undefined)
    .map((name): Finding => ({ path: at(name), rule: 'required', params: {} }))
  const wrong = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    value[name] === undefined ? [] : check(property, value[name], at(name))
  )
  const { propertyNames, additionalProperties } = schema
  const more = Object.entries(value).flatMap(([name, one]) => [
    ...(propertyNames ? check(propertyNames, name, at(name)) : []),
    ...(typeof additionalProperties === 'object' && !schema.properties?.[name]
      ? check(additionalProperties, one, at(name))
      : [])
  ])
  return [...missing, ...wrong, ...more]
}

/**
 * Returns every broken rule of a schema. Lengths count code points, as on the server. It knows the keywords that
 * request bodies of the contract use; the server checks all others.
 */
export function check(schema: JsonSchema, value: unknown, path = ''): Finding[] {
  const found: Finding[] = []
  const broken: Break = (rule, params = {}) => found.push({ path, rule, params })
  if (schema.type !== undefined && !hasType(value, schema.type)) {
    broken('type')
    return found
  }
  if (schema.const !== undefined && value !== schema.const) broken('enum')
  if (schema.enum && !schema.enum.includes(value)) broken('enum')
  if (typeof value === 'string') checkText(schema, value, broken)
  if (typeof value === 'number') checkNumber(schema, value, broken)
  if (Array.isArray(value)) found.push(...checkItems(schema, value, broken, path))
  else if (value !== null && typeof value === 'object') {
    found.push(...checkProperties(schema, value as Record<string, unknown>, path))
  }
  for (const part of schema.allOf ?? []) found.push(...check(part, value, path))
  if (schema.anyOf && !schema.anyOf.some(part => matches(part, value))) broken('enum')
  if (schema.oneOf && schema.oneOf.filter(part => matches(part, value)).length !== 1) broken('enum')
  if (schema.not && matches(schema.not, value)) broken('not')
  return found
}

/** Tells whether the value keeps every rule of the schema. */
export function matches(schema: JsonSchema, value: unknown): boolean {
  return check(schema, value).length === 0
}
