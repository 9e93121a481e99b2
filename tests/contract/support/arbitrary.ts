/** Values for fast-check, made from the schemas of the contract: valid and invalid ones. */
import fc from 'fast-check'
import { type JsonObject, object, resolve } from '../../../server/platform/http/contract/contract.ts'
import { document } from './document.ts'

export type Value = fc.JsonValue | undefined

/** Texts that have broken other programs. */
export const hostileTexts: readonly string[] = [
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '__proto__',
  'constructor',
  "'; drop table message; --",
  "' or 1=1 --",
  '%',
  '_%\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\u0024{7*7}{{7*7}}',
  '../../../../etc/passwd',
  'a\r\nSet-Cookie: x=1',
  '=cmd|calc',
  '\u202e\u2066\ufeff',
  '👩‍👩‍👧‍👦'.repeat(20),
  'é'.normalize('NFD'),
  'NaN',
  '1e309',
  '-0',
  '0x10',
  '９９９',
  ' ',
  ''
]

const hostile = fc.constantFrom(...hostileTexts)

/** Values that no field allows: other types, and deep values. */
const foreign: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom<Value>(null, true, -1, 0.5, 1e308, 2 ** 53, -(2 ** 31) - 1, [], {}, [[]], { a: { b: {} } }),
  fc.constantFrom<Value>(deep(500), { __proto__x: 1 }, 'x'.repeat(20_000)),
  fc.jsonValue({ maxDepth: 3 })
)

function deep(levels: number): fc.JsonValue {
  let value: fc.JsonValue = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}

/** Returns values that fit the schema. */
export function fitting(schema: JsonObject): fc.Arbitrary<Value> {
  const known = resolve(document, schema)
  if (known.const !== undefined) return fc.constant(known.const as Value)
  if (Array.isArray(known.enum)) return fc.constantFrom(...(known.enum as Value[]))
  if (Array.isArray(known.type))
    return fc.oneof(...(known.type as string[]).map(type => fitting({ ...known, type })))
  switch (known.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return integers(known)
    case 'string':
      return texts(known)
    case 'array':
      return lists(known)
    case 'object':
      return records(known)
    default:
      throw new Error(`No values are known for ${JSON.stringify(known)}`)
  }
}

const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

function integers(schema: JsonObject): fc.Arbitrary<number> {
  const [min, max] = [number(schema.minimum, -(2 ** 31)), number(schema.maximum, 2 ** 53 - 1)]
  const within = (upper: number) => fc.integer({ min, max: Math.max(min, Math.min(max, upper)) })
  return fc.oneof(within(20), fc.constantFrom(min, max), within(2 ** 31 - 1))
}

function texts(schema: JsonObject): fc.Arbitrary<string> {
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern, 'u'))
  const [minLength, maxLength] = [number(schema.minLength, 0), Math.min(number(schema.maxLength, 200), 400)]
  const length = (text: string) => Array.from(text).length
  return fc
    .oneof(
      fc.string({ minLength, maxLength, unit: 'grapheme' }),
      fc.string({ minLength, maxLength, unit: 'binary' }),
      hostile
    )
    .filter(text => length(text) >= minLength && length(text) <= maxLength)
}

function lists(schema: JsonObject): fc.Arbitrary<fc.JsonValue> {
  const items = fitting(object(schema.items)) as fc.Arbitrary<fc.JsonValue>
  const maxLength = Math.min(number(schema.maxItems, 5), 5)
  return schema.uniqueItems ? fc.uniqueArray(items, { maxLength }) : fc.array(items, { maxLength })
}

function records(schema: JsonObject): fc.Arbitrary<fc.JsonValue> {
  const properties = Object.entries(object(schema.properties))
  const values = Object.fromEntries(properties.map(([name, property]) => [name, fitting(object(property))]))
  const required = Array.isArray(schema.required) ? (schema.required as string[]) : []
  return fc.record(values, { requiredKeys: required }) as fc.Arbitrary<fc.JsonValue>
}

/** Returns bodies that cannot fit the schema, each for one reason. */
export function misfits(schema: JsonObject): fc.Arbitrary<Value> {
  const known = resolve(document, schema)
  const names = Object.keys(object(known.properties))
  const required = Array.isArray(known.required) ? (known.required as string[]) : []
  const body = fitting(known) as fc.Arbitrary<Record<string, fc.JsonValue>>
  const wrongType = names.map(name =>
    body.map(value => ({ ...value, [name]: wrong(object(known.properties)[name]) }))
  )
  const lacking = required.map(name => body.map(({ [name]: _gone, ...rest }) => rest))
  const isOpen = known.additionalProperties !== false
  const surplus = fc
    .tuple(
      body,
      fc.constantFrom('extra', 'isAdmin', 'auditState', '__proto__', 'constructor', 'toString'),
      // a record with free names takes plain values only
      isOpen ? fc.constant({ an: ['object'] }) : foreign
    )
    .map(([value, name, more]) =>
      Object.defineProperty({ ...value }, name, { value: more ?? 1, enumerable: true })
    )
  const shapes = fc.constantFrom<Value>(null, [], 'text', 1, true, [{}], deep(2000))
  return fc.oneof(surplus, shapes, ...wrongType, ...lacking)
}

/** Returns a value of another type than the property's. */
function wrong(property: unknown): fc.JsonValue {
  const { type } = resolve(document, object(property as JsonObject))
  return type === 'object' || type === 'array' ? 'text' : { an: ['object'] }
}

/** Returns bodies that fit except for some fields, which hold any value. */
export function strange(schema: JsonObject): fc.Arbitrary<Value> {
  const known = resolve(document, schema)
  const body = fitting(known) as fc.Arbitrary<Record<string, fc.JsonValue>>
  const names = Object.keys(object(known.properties))
  if (names.length === 0) return fc.oneof(foreign, hostile)
  return fc
    .tuple(body, fc.constantFrom(...names), fc.oneof(hostile, foreign))
    .map(([value, name, odd]) => ({ ...value, [name]: odd ?? null }))
}
