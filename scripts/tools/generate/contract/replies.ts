import { type Json, type JsonObject, objectOf } from '../json.ts'
import { automaticCodes, generalCodes, usualCodes } from './automatic.ts'
import type { Catalogue } from './check.ts'
import type { Envelope, Operation } from './operation.ts'
import { lookUp, resolve } from './references.ts'
import { sample } from './sample.ts'
import type { Shared } from './shared.ts'

type Shape = { component: string; data: string; code: readonly string[] }

const shapes: Record<Envelope, Shape> = {
  product: { component: 'Product', data: 'resultData', code: ['result', 'code'] },
  template: { component: 'Template', data: 'data', code: ['code'] },
  info: { component: 'Info', data: 'data', code: ['result', 'code'] },
  none: { component: 'Template', data: 'data', code: ['code'] }
}

const reasons: Record<number, string> = {
  400: 'Something in the request is not valid',
  401: 'There is no valid session',
  403: 'The session may not do this',
  404: 'There is no such thing, or the session may not see it',
  409: 'The state does not allow it, or somebody else was first',
  413: 'Too large',
  415: 'A content type that is not supported',
  429: 'Too many requests'
}

/** Returns the name of the property with a reply's data. */
export function dataKey(envelope: Envelope): string {
  return shapes[envelope].data
}

/** Tells whether the reply of an envelope has 0 as its only code; calls then use it unchanged. */
export function saysSuccess(base: JsonObject, envelope: Envelope): boolean {
  const { component, code } = shapes[envelope]
  const reply = { $ref: `#/components/schemas/${component}Reply` }
  const schema = code.reduce(
    (at, step) => objectOf(objectOf(resolve(base, at).properties)[step]),
    reply as JsonObject
  )
  return resolve(base, schema).const === 0
}

/** Returns a code in its form in JSON: a number if it has only digits, otherwise a string. Specification 7. */
function wireCode(code: string): string | number {
  return /^\d+$/.test(code) ? Number(code) : code
}

/** Returns an example's data in its envelope. */
function wrap(envelope: Envelope, data: Json): Json {
  if (envelope === 'none') return data
  const said = { code: 0, msg: 'success' }
  return envelope === 'template' ? { ...said, data } : { result: said, [dataKey(envelope)]: data }
}

/** Groups the codes that an operation names by HTTP status, without the general ones. */
function codesByStatus(base: JsonObject, operation: Operation, catalogue: Catalogue): Map<number, string[]> {
  const byStatus = new Map<number, string[]>()
  const named = new Set([...automaticCodes(base, operation), ...operation.errors, ...operation.success])
  for (const code of [...named].sort()) {
    const status = catalogue[code] ?? 500
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  for (const code of generalCodes) {
    const codes = byStatus.get(catalogue[code] ?? 500)
    if (codes && !codes.includes(code)) codes.push(code)
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b))
}

/**
 * Returns all replies of an operation: success, one for each HTTP status of its refusals, and `default` for the rest.
 * Replies that several operations can give are put into `shared` and referenced.
 */
export function repliesOf(
  base: JsonObject,
  operation: Operation,
  catalogue: Catalogue,
  shared: Shared
): JsonObject {
  const { envelope, conflict } = operation
  const refusals = [...codesByStatus(base, operation, catalogue)].map(([status, codes]) => {
    const description = reasons[status] ?? 'Refused'
    const reply =
      status === 409 && conflict
        ? refusal(description, conflictSchema(base, envelope, oneOf(codes), conflict))
        : sharedRefusal(envelope, description, codes, nameOfRefusal(status, codes, catalogue), shared)
    return [String(status), reply]
  })
  return {
    '200': success(base, operation, shared),
    ...Object.fromEntries(refusals),
    default: sharedRefusal(envelope, 'Too many requests, broken, or busy', generalCodes, 'default', shared)
  }
}

function sharedRefusal(
  envelope: Envelope,
  description: string,
  codes: readonly string[],
  name: string,
  shared: Shared
): JsonObject {
  const only = oneOf(codes)
  const part = refusal(description, refusalSchema(envelope, only))
  return shared.refer('responses', `${shapes[envelope].component}.${name}`, part)
}

/**
 * Returns the name of a set of codes. Its status stands for the usual codes, so that a new automatic code changes the
 * set and not every call that refers to it.
 */
function nameOfRefusal(status: number, codes: readonly string[], catalogue: Catalogue): string {
  const usual = usualCodes.filter(code => catalogue[code] === status)
  const isUsual = usual.length > 0 && usual.every(code => codes.includes(code))
  const own = isUsual ? codes.filter(code => !usual.includes(code)) : codes
  return [...(isUsual ? [status] : []), ...own].join('.')
}

/** Returns the name of a reply without data, with one component or with a list of one; undefined for other data. */
function nameOfReply({ envelope, data, example }: Operation): string | undefined {
  if (example.data !== undefined) return undefined
  const component = envelope === 'none' ? 'Bare' : shapes[envelope].component
  if (data === undefined) return `${component}.nothing`
  const item = objectOf(data.items)
  const [reference, ...suffix] = isReference(data) ? [data.$ref] : [item.$ref, 'list']
  const plain = isReference(data) || (data.type === 'array' && isReference(item) && keysOf(data) === 2)
  return plain ? [component, String(reference).split('/').at(-1), ...suffix].join('.') : undefined
}

const keysOf = (value: JsonObject) => Object.keys(value).length
const isReference = (value: JsonObject) => typeof value.$ref === 'string' && keysOf(value) === 1

/** Returns the name of a file in one of several media types: `File.csv.sheet`. */
const nameOfFile = (types: readonly string[]) =>
  ['File', ...types.map(type => type.split(/[/.]/).at(-1)?.replace('+', '-'))].join('.')

function success(base: JsonObject, operation: Operation, shared: Shared): JsonObject {
  const description = 'Success'
  if (operation.binary.length > 0) {
    const content = operation.binary.map(type => [type, { schema: { type: 'string', format: 'binary' } }])
    return shared.refer('responses', nameOfFile(operation.binary), {
      description,
      content: Object.fromEntries(content)
    })
  }
  const { envelope, example } = operation
  const data = operation.data ?? { type: 'null' }
  const schema = envelope === 'none' ? data : replySchema(base, envelope, data)
  const value = wrap(envelope, example.data ?? sample(base, data))
  const name = nameOfReply(operation)
  if (operation.range === undefined) {
    const content = { 'application/json': { schema, examples: { example: { value } } } }
    return name === undefined
      ? { description, content }
      : shared.refer('responses', name, { description, content })
  }
  const shown = name === undefined ? { value } : shared.refer('examples', name, { value })
  return {
    description,
    headers: {
      'Content-Range': shared.refer(
        'headers',
        `Content-Range.${operation.range}`,
        contentRange(operation.range)
      ),
      ...(goesOn(base, operation) && { 'Next-Cursor': shared.refer('headers', 'Next-Cursor', nextCursor) })
    },
    content: { 'application/json': { schema, examples: { example: shown } } }
  }
}

const goesOn = (base: JsonObject, { parameters }: Operation) =>
  parameters.some(parameter => resolve(base, parameter).name === 'cursor')

const nextCursor = {
  description: 'Where the next page begins; absent after the last one.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]+$' },
  example: 'WyIxNzYwMDAwMDAwMDAwMDAwIiwxMl0'
} as const satisfies JsonObject

/** Returns the Content-Range header: the position of a page in its list. Totals are exact to 10,000; 10,001 means more. */
function contentRange(unit: string): JsonObject {
  return {
    description:
      'First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.',
    schema: { type: 'string', pattern: `^${unit} ([0-9]+-[0-9]+|\\*)/[0-9]+$` },
    example: `${unit} 0-9/1234`
  }
}

function refusal(description: string, schema: JsonObject): JsonObject {
  return { description, content: { 'application/json': { schema } } }
}

function oneOf(codes: readonly string[]): JsonObject {
  const [first = '', ...more] = codes.map(wireCode)
  return more.length === 0 ? { const: first } : { enum: [first, ...more] }
}

/** Returns the schema of a refusal in an envelope, which narrows only the code. */
function refusalSchema(envelope: Envelope, only: JsonObject): JsonObject {
  const { component, code } = shapes[envelope]
  const narrowed = code.reduceRight<JsonObject>(
    (inner, step) => ({ type: 'object', properties: { [step]: inner } }),
    only
  )
  return { allOf: [{ $ref: `#/components/schemas/${component}Refusal` }, narrowed] }
}

/** Returns a copy of an envelope's refusal with its codes, and with the current record beside the code. */
function conflictSchema(
  base: JsonObject,
  envelope: Envelope,
  only: JsonObject,
  current: JsonObject
): JsonObject {
  const { component, code } = shapes[envelope]
  const schema = copyOf(base, `${component}Refusal`)
  setWithin(base, schema, code, only)
  // the record stands beside the code, wherever the envelope has it
  const beside = [...code.slice(0, -1), 'detail']
  setWithin(base, schema, beside, { type: 'object', properties: { current } })
  return schema
}

/** Returns a copy of an envelope's reply with `data` as its data. */
function replySchema(base: JsonObject, envelope: Envelope, data: JsonObject): JsonObject {
  const { component, data: key } = shapes[envelope]
  const schema = copyOf(base, `${component}Reply`)
  schema.properties = { ...objectOf(schema.properties), [key]: data }
  return schema
}

/** Returns a copy of a component without its texts, for changes. */
function copyOf(base: JsonObject, name: string): JsonObject {
  const whole = structuredClone(lookUp(base, `#/components/schemas/${name}`) ?? {})
  const { title: _, description: __, examples: ___, ...schema } = whole
  return schema
}

/** Sets a nested property. The schemas on the way are copied into the schema that refers to them. */
function setWithin(base: JsonObject, schema: JsonObject, path: readonly string[], value: JsonObject): void {
  const [step = '', ...rest] = path
  const properties = objectOf(schema.properties)
  if (rest.length === 0) {
    properties[step] = value
    return
  }
  const child = objectOf(properties[step])
  const copy = structuredClone(typeof child.$ref === 'string' ? (lookUp(base, child.$ref) ?? {}) : child)
  setWithin(base, copy, rest, value)
  properties[step] = copy
}
