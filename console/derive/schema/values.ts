import type { JsonSchema } from '@board/schemas/vocabulary'
import { isSearched } from '../../api/operations.ts'

/** Returns the reference hint of a value, or of the items of an array; undefined where there is none. */
export const refOf = (schema: JsonSchema) => schema['x-ref'] ?? schema.items?.['x-ref']

/** The schema-driven resource that a value refers to, or the call that searches; other calls list all they have. */
export function resourceOf(schema: JsonSchema): string | undefined {
  const resource = refOf(schema)?.resource
  return resource !== undefined && isSearched(resource) ? resource : undefined
}

/** A value as a list: nothing is an empty one. */
export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : [value].flat()
