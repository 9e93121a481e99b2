import type { JsonSchema } from '@board/schemas/vocabulary'
import { isSearched } from '../../api/operations.ts'

/** What a reference hint of a value, or of the items of an array, says; undefined where it has none. */
export const refOf = (schema: JsonSchema) => schema['x-ref'] ?? schema.items?.['x-ref']

/** The schema-driven resource that a value refers to, or the call that searches; other calls list all they have. */
export function resourceOf(schema: JsonSchema): string | undefined {
  const resource = refOf(schema)?.resource
  return resource !== undefined && isSearched(resource) ? resource : undefined
}

/** A value as a list: nothing is an empty one. */
export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : [value].flat()
