import { type Json, type JsonObject, objectOf } from '../json.ts'
import { automaticCodes, generalCodes } from './automatic.ts'
import type { Catalogue } from './check.ts'
import type { Envelope, Operation } from './operation.ts'
import { lookUp } from './references.ts'
import { sample } from './sample.ts'

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
  409: 'The state of things does not allow it, or somebody else was first',
  413: 'Too large',
  415: 'A content type that is not supported',
  429: 'Too many requests'
}

/** Name of the property that holds a reply's data. */
export function dataKey(envelope: Envelope): string {
  return shapes[envelope].data
}

/** A code as it travels: digits alone are a number, everything else a string. Specification 7. */
function wireCode(code: string): string | number {
  return /^\d+$/.test(code) ? Number(code) : code
}

/** The value of an envelope around an example's data. */
function wrap(envelope: Envelope, data: Json): Json {
  if (envelope === 'none') return data
  const said = { code: 0, msg: 'success' }
  return envelope === 'template' ? { ...said, data } : { result: said, [dataKey(envelope)]: data }
}

/** Every code that an operation names, by HTTP status; the general ones are not among them. */
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

/** All replies of an operation: success, one per HTTP status of its refusals, and `default` for the rest. */
export function repliesOf(base: JsonObject, operation: Operation, catalogue: Catalogue): JsonObject {
  const refusals = [...codesByStatus(base, operation, catalogue)].map(([status, codes]) => [
    String(status),
    refusal(
      base,
      operation.envelope,
      reasons[status] ?? 'Refused',
      codes,
      status === 409 ? operation.conflict : undefined
    )
  ])
  return {
    '200': success(base, operation),
    ...Object.fromEntries(refusals),
    default: refusal(base, operation.envelope, 'Too many requests, broken, or busy', generalCodes)
  }
}

function success(base: JsonObject, operation: Operation): JsonObject {
  const description = operation.summary
  if (operation.binary.length > 0) {
    const content = operation.binary.map(type => [type, { schema: { type: 'string', format: 'binary' } }])
    return { description, content: Object.fromEntries(content) }
  }
  const { envelope, example } = operation
  const data = operation.data ?? { type: 'null' }
  const schema = envelope === 'none' ? data : narrow(base, envelope, 'Reply', [0], data)
  const value = wrap(envelope, example.data ?? sample(base, data))
  const media = { schema, examples: { example: { value } } }
  const content = { 'application/json': media }
  return operation.range === undefined
    ? { description, content }
    : {
        description,
        headers: { ...contentRange(operation.range), ...(goesOn(operation) && nextCursor) },
        content
      }
}

const goesOn = ({ parameters }: Operation) => parameters.some(({ name }) => name === 'cursor')

const nextCursor = {
  'Next-Cursor': {
    description: 'Where the next page begins; absent after the last one.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]+$' },
    example: 'WyIxNzYwMDAwMDAwMDAwMDAwIiwxMl0'
  }
} as const satisfies JsonObject

/** Where a page stands in its list; totals are exact to 10,000, and 10,001 says that there are more. */
function contentRange(unit: string): JsonObject {
  const header = {
    description:
      'First and last record of the page, and how many there are; 10,001 says that there are more. A star stands for the place of a page that is empty, or begins at a cursor.',
    schema: { type: 'string', pattern: `^${unit} ([0-9]+-[0-9]+|\\*)/[0-9]+$` },
    example: `${unit} 0-9/1234`
  }
  return { 'Content-Range': header }
}

function refusal(
  base: JsonObject,
  envelope: Envelope,
  description: string,
  codes: readonly string[],
  current?: JsonObject
): JsonObject {
  const schema = narrow(base, envelope, 'Refusal', codes.map(wireCode))
  if (current) {
    // beside the code, wherever the envelope keeps that
    const beside = shapes[envelope].code.slice(0, -1)
    const holder = beside.reduce((at, step) => objectOf(objectOf(at.properties)[step]), schema)
    objectOf(holder.properties).detail = { type: 'object', properties: { current } }
  }
  return { description, content: { 'application/json': { schema } } }
}

/** A copy of an envelope component whose code is one of `codes` and whose data is `data`. */
function narrow(
  base: JsonObject,
  envelope: Envelope,
  kind: 'Reply' | 'Refusal',
  codes: readonly (string | number)[],
  data?: JsonObject
): JsonObject {
  const { component, data: key, code } = shapes[envelope]
  const whole = structuredClone(lookUp(base, `#/components/schemas/${component}${kind}`) ?? {})
  const { title: _, description: __, examples: ___, ...schema } = whole
  const properties = objectOf(schema.properties)
  if (data) properties[key] = data
  setCode(base, schema, code, codes.length === 1 ? { const: codes[0] ?? 0 } : { enum: codes })
  return schema
}

function setCode(base: JsonObject, schema: JsonObject, path: readonly string[], value: JsonObject): void {
  const [step = '', ...rest] = path
  const properties = objectOf(schema.properties)
  if (rest.length === 0) {
    properties[step] = value
    return
  }
  const child = objectOf(properties[step])
  const copy = structuredClone(typeof child.$ref === 'string' ? (lookUp(base, child.$ref) ?? {}) : child)
  setCode(base, copy, rest, value)
  properties[step] = copy
}
