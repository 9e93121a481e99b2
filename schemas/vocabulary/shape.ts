import { displaysOf } from '../boards/tabs.ts'
import type { BoardTab, JsonSchema } from './vocabulary.ts'

/** Properties by name. */
export type Properties = Readonly<Record<string, JsonSchema>>

/**
 * Returns an object schema without further properties; every property is required except those in `optional`.
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

/** Returns a reference to another component. */
export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** Returns the schema of a list of another component. */
export const listOf = (name: string): JsonSchema => ({ type: 'array', items: ref(name) })

/** Returns the schema of a reference to another component, or null. */
export const orNullRef = (name: string): JsonSchema => ({ anyOf: [ref(name), { type: 'null' }] })

/** Returns the key of a tab as words: `awaitingConfirmation` is `awaiting confirmation`. */
const wordsOfKey = (key: string): string => key.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

/** Returns the schema of the number of a tab. */
export const displayIn = (tabs: readonly BoardTab[]): JsonSchema => ({
  type: 'integer',
  enum: displaysOf(tabs),
  description: `Tab: ${tabs.map(({ display, key }) => `${display} ${wordsOfKey(key)}`).join(', ')}.`
})
