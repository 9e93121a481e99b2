/** Bodies with every kind of error, one at a time, in nested fields, too. */
import { type JsonObject, object, resolve } from '../../../server/platform/http/contract/contract.ts'

export interface Misfit {
  readonly what: string
  readonly value: unknown
}

/** Lists bodies that do not fit `schema`, each for one reason. @param example a body that fits */
export function* misfitsOf(document: JsonObject, schema: JsonObject, example: unknown): Generator<Misfit> {
  const known = resolve(document, schema)
  yield* shapesOf(known)
  yield* fieldsOf(document, known, example, '')
}

/** Lists values that are not a record. */
function* shapesOf({ type }: JsonObject): Generator<Misfit> {
  if (type !== 'object') return
  for (const value of [null, [], [{}], 'text', 1, true]) yield { what: JSON.stringify(value), value }
}

function* fieldsOf(
  document: JsonObject,
  schema: JsonObject,
  example: unknown,
  at: string
): Generator<Misfit> {
  const record = (typeof example === 'object' && example !== null ? example : {}) as Record<string, unknown>
  const put = (name: string, value: unknown) => ({ ...record, [name]: value })
  const required = (schema.required ?? []) as readonly string[]
  for (const name of required) {
    // a property with a default is never missing
    if (resolve(document, object(object(schema.properties)[name])).default !== undefined) continue
    const { [name]: _gone, ...rest } = record
    yield { what: `${at}${name} missing`, value: rest }
  }
  if (schema.additionalProperties === false)
    for (const name of ['extra', 'isAdmin', 'constructor'])
      yield { what: `${at}${name} besides`, value: put(name, 1) }
  for (const [name, property] of Object.entries(object(schema.properties))) {
    const inner = resolve(document, object(property))
    for (const { what, value } of valuesOf(document, inner, record[name], `${at}${name}`))
      yield { what, value: put(name, value) }
  }
}

/** Lists values that a property does not allow. */
function* valuesOf(
  document: JsonObject,
  schema: JsonObject,
  example: unknown,
  at: string
): Generator<Misfit> {
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]) as readonly unknown[]
  const one = (what: string, value: unknown): Misfit => ({ what: `${at} ${what}`, value })
  if (!takesNull(schema, types)) yield one('null', null)
  if (!types.includes('object') && types[0] !== undefined) yield one('a record', { a: { b: [] } })
  if (types.includes('string') && !types.includes('integer') && !types.includes('number'))
    yield one('a number', 12)
  if (types.includes('integer')) {
    yield one('half', 0.5)
    if (!types.includes('string')) for (const text of ['NaN', '1', '', '1e3']) yield one(`'${text}'`, text)
  }
  if (types.includes('boolean') && !types.includes('integer')) yield one('one', 1)
  if (typeof schema.maxLength === 'number') yield one('too long', 'x'.repeat(schema.maxLength + 1))
  if (typeof schema.minLength === 'number' && schema.minLength > 0) yield one('too short', '')
  if (typeof schema.maximum === 'number') yield one('too large', schema.maximum + 1)
  if (typeof schema.minimum === 'number') yield one('too small', schema.minimum - 1)
  if (Array.isArray(schema.enum) && !schema.enum.includes('no such'))
    yield one('none of the choices', types.includes('integer') ? 2_147_483_646 : 'no such')
  if (types.includes('array')) yield* listsOf(document, schema, example, at)
  if (types.includes('object')) yield* nested(document, schema, example, at)
}

const takesNull = (
  { enum: values, const: only, oneOf, anyOf }: JsonObject,
  types: readonly unknown[]
): boolean =>
  types.includes('null') ||
  types[0] === undefined ||
  only === null ||
  oneOf !== undefined ||
  anyOf !== undefined ||
  (Array.isArray(values) && values.includes(null))

function* listsOf(document: JsonObject, schema: JsonObject, example: unknown, at: string): Generator<Misfit> {
  const one = (what: string, value: unknown): Misfit => ({ what: `${at} ${what}`, value })
  yield one('no list', 'text')
  const items = resolve(document, object(schema.items))
  const [first] = Array.isArray(example) ? example : []
  if (typeof schema.maxItems === 'number' && first !== undefined)
    yield one('too many', Array(schema.maxItems + 1).fill(first))
  for (const { what, value } of valuesOf(document, items, first, `${at}[]`)) yield { what, value: [value] }
}

function* nested(document: JsonObject, schema: JsonObject, example: unknown, at: string): Generator<Misfit> {
  if (schema.additionalProperties !== false || typeof example !== 'object') return
  yield* fieldsOf(document, schema, example, `${at}.`)
}
