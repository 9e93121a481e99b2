/** The maximum size of an operation's JSON body, computed from its schema. */
import { type Json, type JsonObject, type OperationSpec, object, resolve } from '../contract/contract.ts'

/** Bytes of the largest JSON body. */
export const largestBody = 256 * 1024

/** Operations whose body may be larger: a drawing has up to 2 MB, and its JSON is longer. */
const larger: Readonly<Record<string, number>> = { saveModel: 4 * 1024 * 1024 }

/**
 * Bytes added to the longest valid body: for white space, and so that a slightly too long value is refused by
 * field.
 */
const spare = 16 * 1024

/** Bytes of the longest way to write one character: a pair of `\uXXXX`. */
const character = 12

/** Bytes of the longest number, `true`, `false` and `null`. */
const scalar = 30

/**
 * Returns the maximum number of bytes for an operation's body: the longest body that fits its schema, but at
 * most the general limit.
 */
export function bodyLimitOf(document: JsonObject, { id, body, multipart }: OperationSpec): number {
  if (body === undefined || multipart) return spare
  return Math.min(larger[id] ?? largestBody, spare + bytesOf(document, { $ref: body }))
}

/** Returns the bytes of the longest value of a schema; infinite if the schema sets no length. */
function bytesOf(document: JsonObject, schema: JsonObject): number {
  const known = resolve(document, schema)
  const values = known.const === undefined ? known.enum : [known.const]
  if (Array.isArray(values)) return Math.max(...values.map(value => character * JSON.stringify(value).length))
  const types: readonly Json[] = Array.isArray(known.type) ? known.type : [known.type ?? null]
  return Math.max(...types.map(type => bytesOfType(document, known, type)))
}

function bytesOfType(document: JsonObject, schema: JsonObject, type: Json): number {
  const { maxItems, items } = schema
  switch (type) {
    case 'string':
      return 2 + character * charactersOf(schema)
    case 'array':
      return 2 + numberOf(maxItems) * (1 + bytesOf(document, object(items)))
    case 'object':
      return bytesOfRecord(document, schema)
    case 'boolean':
    case 'integer':
    case 'number':
      return scalar
    default:
      return schema.type === undefined ? Number.POSITIVE_INFINITY : scalar
  }
}

function bytesOfRecord(document: JsonObject, { properties, additionalProperties }: JsonObject): number {
  if (additionalProperties !== false) return Number.POSITIVE_INFINITY
  const fields = Object.entries(object(properties)).map(
    ([name, property]) => 4 + character * name.length + bytesOf(document, object(property))
  )
  return fields.reduce((sum, bytes) => sum + bytes, 2)
}

/** Returns the characters of the longest text; a pattern of one class may define it, such as `^[0-9]{6}$`. */
function charactersOf({ maxLength, pattern }: JsonObject): number {
  const repeated =
    typeof pattern === 'string' ? /^\^\[[^\]]+\]\{(?:\d+,)?(\d+)\}\$$/.exec(pattern)?.[1] : undefined
  return numberOf(maxLength ?? (repeated === undefined ? undefined : Number(repeated)))
}

const numberOf = (value: Json | undefined) => (typeof value === 'number' ? value : Number.POSITIVE_INFINITY)
