/** Bodies that take long to check: each is as long as allowed and has one kind of error. */
import { type JsonObject, object, resolve } from '../../../server/platform/http/contract/contract.ts'

export interface Hostile {
  readonly what: string
  readonly body: unknown
}

/** The target of hostile bodies. */
interface Aim {
  readonly document: JsonObject
  /** The length of a body in bytes. */
  readonly bytes: number
  /** Schemas of fields that already had hostile values of this length; another field of the same schema takes no longer. */
  readonly known: Set<string>
}

/** Lists hostile bodies for a schema. @param example a body that fits */
export function* hostileBodies(aim: Aim, schema: JsonObject, example: unknown): Generator<Hostile> {
  for (const [what, body] of values(aim, resolve(aim.document, schema), example, '')) yield { what, body }
}

type Named = readonly [what: string, value: unknown]

/** Lists hostile values for a schema and for each schema inside it. */
function* values(aim: Aim, schema: JsonObject, example: unknown, at: string): Generator<Named> {
  const { document, bytes, known } = aim
  const { description: _, examples: _examples, ...rules } = schema
  const text = JSON.stringify(rules)
  if (at !== '' && known.has(text)) return
  known.add(text)
  for (const [what, value] of anywhere(bytes)) yield [`${at} ${what}`, value]
  if (typeof schema.pattern === 'string')
    for (const lure of lures) yield [`${at} '${lure}' over and over`, `${repeated(lure, bytes)}\u0001`]
  if (schema.items !== undefined) {
    const items = resolve(document, object(schema.items))
    const [first] = Array.isArray(example) ? example : []
    yield [`${at} far too many that fit`, alike(first ?? fittingOf(document, items), bytes)]
    const inner = values(aim, items, first, `${at}[]`)
    for (const [what, value] of inner) yield [what, [value]]
  }
  const record = typeof example === 'object' && example !== null ? example : {}
  for (const [name, property] of Object.entries(object(schema.properties))) {
    const field = resolve(document, object(property))
    const inner = values(aim, field, Reflect.get(record, name), `${at}.${name}`)
    for (const [what, value] of inner) yield [what, { ...record, [name]: value }]
  }
  if (schema.properties !== undefined)
    yield [`${at} with unknown properties`, { ...record, ...Object.fromEntries(names(bytes)) }]
}

/** Returns the values that are wrong for most schemas. */
function anywhere(bytes: number): readonly Named[] {
  if (last.bytes !== bytes) last = { bytes, made: make(bytes) }
  return last.made
}

let last: { bytes: number; made: readonly Named[] } = { bytes: 0, made: [] }

const make = (bytes: number): readonly Named[] => [
  ['numbers', Array.from({ length: bytes / 6 }, (_, number) => number)],
  ['texts', Array.from({ length: bytes / 8 }, (_, number) => String(number))],
  ['empty records', Array.from({ length: bytes / 3 }, () => ({}))],
  ['different records', Array.from({ length: bytes / 12 }, (_, number) => ({ a: number }))],
  ['the same record', Array.from({ length: bytes / 16 }, () => ({ a: { b: [0] } }))],
  ['different lists', Array.from({ length: bytes / 8 }, (_, number) => [number])],
  ['nulls', Array.from({ length: bytes / 5 }, () => null)],
  ['lists in lists', deep(bytes / 2, value => [value])],
  ['records in records', deep(bytes / 6, value => ({ a: value }))],
  ['a list of deep lists', Array.from({ length: 64 }, () => deep(bytes / 128, value => [value]))],
  ['a record of many properties', Object.fromEntries(names(bytes))],
  ['a long name', { ['/~'.repeat(bytes / 2)]: 1 }],
  ['a long text', 'a'.repeat(bytes)],
  ['blanks', ' '.repeat(bytes)],
  ['pairs of surrogates', '👩'.repeat(bytes / 4)],
  ['half pairs', '\ud800'.repeat(bytes / 6)]
]

const names = (bytes: number): [string, number][] =>
  Array.from({ length: bytes / 10 }, (_, number) => [`n${number}`, 1])

function deep(levels: number, around: (value: unknown) => unknown): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = around(value)
  return value
}

const repeated = (text: string, bytes: number) => text.repeat(Math.floor(bytes / Buffer.byteLength(text)))

/** Returns as many copies of a value as fit into the bytes; numbers and texts differ. */
function alike(value: unknown, bytes: number): unknown[] {
  const length = Math.floor(bytes / (JSON.stringify(value).length + 1))
  return Array.from({ length }, (_, number) => {
    if (typeof value === 'number') return number
    return typeof value === 'string' ? String(number) : structuredClone(value)
  })
}

/** Returns a value of the type of a schema; it need not fit the other rules. */
function fittingOf(document: JsonObject, { type, enum: choices, properties }: JsonObject): unknown {
  if (Array.isArray(choices)) return choices[0]
  if (type === 'object') {
    const fields = Object.entries(object(properties))
    return Object.fromEntries(
      fields.map(([name, one]) => [name, fittingOf(document, resolve(document, object(one)))])
    )
  }
  if (type === 'array') return []
  return type === 'integer' || type === 'number' ? 1 : type === 'boolean' ? true : 'a'
}

const lures = ['a', '1', 'a.', 'a-', 'a@a.', '/', ' ', '中', '1-', '*/', '+', ':1']
