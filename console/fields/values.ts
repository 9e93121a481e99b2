import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { isSearched } from '../api/operations.ts'

/** Returns the reference hint of a value, or of the items of an array; undefined if there is none. */
export const refOf = (schema: JsonSchema) => schema['x-ref'] ?? schema.items?.['x-ref']

/**
 * Returns the schema-driven resource to which a value refers, or the call that searches. Other calls return complete
 * lists.
 */
export function resourceOf(schema: JsonSchema): string | undefined {
  const resource = refOf(schema)?.resource
  return resource !== undefined && isSearched(resource) ? resource : undefined
}

/** Returns a value as a list. No value is an empty list. */
export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : [value].flat()
