import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import { type Json, type JsonObject, type OperationSpec, object, resolve } from './contract.ts'

/** Writes a payload as the contract says: fields that it does not declare stay out. */
export type Serialiser = (status: number, payload: unknown) => string

/** The serialiser of an operation; each reply's is compiled when it is first sent. */
export function serialiser(document: JsonObject, spec: OperationSpec): Serialiser {
  const compiled = new Map<string, (payload: unknown) => string>()
  return (status, payload) => {
    const key = String(status) in spec.replies ? String(status) : 'default'
    const known = compiled.get(key)
    if (known) return known(payload)
    const pointer = spec.replies[key]
    if (pointer === undefined) throw new Error(`${spec.id} has no JSON reply ${status}`)
    const stringify = fastJsonStringify(closed(document, pointer))
    compiled.set(key, stringify)
    return stringify(payload)
  }
}

/** The schema at a pointer together with the components that it needs, and without our hints. */
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
