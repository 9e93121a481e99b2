import type { JsonSchema } from './vocabulary.ts'

/** Properties by name. */
export type Properties = Readonly<Record<string, JsonSchema>>

/**
 * An object schema that knows no other properties; every property is required but those named `optional`.
 * @param description one sentence: what the object is
 */
export function shape<const P extends Properties>(
  description: string,
  properties: P,
  optional: readonly (keyof P)[] = []
) {
  return {
    type: 'object',
    description,
    additionalProperties: false,
    required: Object.keys(properties).filter(name => !optional.includes(name)),
    properties
  } as const satisfies JsonSchema
}

/** A reference to another component. */
export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** A list of another component. */
export const listOf = (name: string): JsonSchema => ({ type: 'array', items: ref(name) })

/** A reference to another component, or null. */
export const orNullRef = (name: string): JsonSchema => ({ anyOf: [ref(name), { type: 'null' }] })
