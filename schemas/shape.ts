import { displaysOf } from './boards/tabs.ts'
import type { BoardTab, JsonSchema } from './vocabulary.ts'

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

/** Returns the key of a tab as words: `awaitingConfirmation` is `awaiting confirmation`. */
const inWords = (key: string): string => key.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

/** Returns the schema of the number of a tab. */
export const displayIn = (tabs: readonly BoardTab[]): JsonSchema => ({
  type: 'integer',
  enum: displaysOf(tabs),
  description: `Tab: ${tabs.map(({ display, key }) => `${display} ${inWords(key)}`).join(', ')}.`
})
