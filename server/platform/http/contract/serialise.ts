import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import { type Json, type JsonObject, type OperationSpec, object, resolve } from './contract.ts'

/** Writes a payload as the contract says. It leaves out fields that the contract does not declare. */
export type Serialiser = (status: number, payload: unknown) => string

/**
 * Makes the serialisers of operations. The serialiser of a reply is compiled when the reply is first sent,
 * and is shared by all operations with an equal reply.
 */
export function serialisers(document: JsonObject): (spec: OperationSpec) => Serialiser {
  const compiled = new Map<string, (payload: unknown) => string>()
  const writing = (pointer: string) => {
    const place = writtenAs(document, pointer)
    const stringify = compiled.get(place) ?? fastJsonStringify(closed(document, place))
    compiled.set(place, stringify)
    return stringify
  }
  return spec => {
    const own = new Map<string, (payload: unknown) => string>()
    return (status, payload) => {
      const key = String(status) in spec.replies ? String(status) : 'default'
      const known = own.get(key)
      if (known) return known(payload)
      const pointer = spec.replies[key]
      if (pointer === undefined) throw new Error(`${spec.id} has no JSON reply ${status}`)
      const stringify = writing(pointer)
      own.set(key, stringify)
      return stringify(payload)
    }
  }
}

/**
 * Returns the pointer to the schema that determines the serialisation: for a refusal its envelope, because
 * its `allOf` only narrows the code.
 */
function writtenAs(document: JsonObject, pointer: string): string {
  const { allOf } = resolve(document, { $ref: pointer })
  const [whole] = Array.isArray(allOf) ? allOf : []
  const { $ref } = object(whole)
  return typeof $ref === 'string' ? $ref : pointer
}

/** Returns the schema at a pointer together with the components that it needs, and without the hints. */
function closed(document: JsonObject, pointer: string): Schema {
  const definitions: Record<string, Json> = {}
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value as JsonObject).flatMap(([key, inner]) => {
        if (key.startsWith('x-') || key === 'examples' || inner === undefined) return []
        return [[key, key === '$ref' && typeof inner === 'string' ? define(inner) : visit(inner)]]
      })
    )
  }
  const define = (reference: string): string => {
    const name = reference.replace(/^.*\//, '')
    if (!(name in definitions)) {
      definitions[name] = true
      definitions[name] = visit(resolve(document, { $ref: reference }))
    }
    return `#/definitions/${name}`
  }
  const schema = object(visit(resolve(document, { $ref: pointer })))
  return { ...schema, definitions } as unknown as Schema
}
