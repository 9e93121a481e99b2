import { isDeepStrictEqual } from 'node:util'
import type { JsonObject } from '../json.ts'
import { compare } from './merge.ts'

const kinds = ['responses', 'headers', 'examples'] as const
type Kind = (typeof kinds)[number]

/**
 * Parts that several operations have alike. Each gets its name from its content, never from a number, so that a new
 * operation leaves the names of the others as they are.
 */
export class Shared {
  readonly #parts: Record<Kind, Map<string, JsonObject>> = {
    responses: new Map(),
    headers: new Map(),
    examples: new Map()
  }

  /**
   * Keeps a part under its name. @returns the reference to it
   * @throws Error where another part has that name: the name says too little
   */
  refer(kind: Kind, name: string, part: JsonObject): JsonObject {
    const known = this.#parts[kind].get(name)
    if (known && !isDeepStrictEqual(known, part)) throw new Error(`Two ${kind} are called ${name}`)
    this.#parts[kind].set(name, known ?? part)
    return { $ref: `#/components/${kind}/${name}` }
  }

  /** All parts as OpenAPI's components, in the order of their names. */
  components(): JsonObject {
    const sorted = kinds.map(kind => {
      const parts = [...this.#parts[kind]].sort(([one], [other]) => compare(one, other))
      return [kind, Object.fromEntries(parts)] as const
    })
    return Object.fromEntries(sorted.filter(([, parts]) => Object.keys(parts).length > 0))
  }
}
