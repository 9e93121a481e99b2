import { isDeepStrictEqual } from 'node:util'
import type { JsonObject } from '../json.ts'
import { compare } from './merge.ts'

const kinds = ['responses', 'headers', 'examples'] as const
type Kind = (typeof kinds)[number]

/**
 * The parts that several operations share. Each is named after its content and never by a number, so that a new
 * operation does not change the names of the others.
 */
export class Shared {
  readonly #parts: Record<Kind, Map<string, JsonObject>> = {
    responses: new Map(),
    headers: new Map(),
    examples: new Map()
  }

  /**
   * Keeps a part under its name. @returns the reference to it
   * @throws Error when another part has that name, because the name is not specific enough
   */
  refer(kind: Kind, name: string, part: JsonObject): JsonObject {
    const known = this.#parts[kind].get(name)
    if (known && !isDeepStrictEqual(known, part)) throw new Error(`Two ${kind} are called ${name}`)
    this.#parts[kind].set(name, known ?? part)
    return { $ref: `#/components/${kind}/${name}` }
  }

  /** Returns all parts as components of OpenAPI, ordered by name. */
  components(): JsonObject {
    const sorted = kinds.map(kind => {
      const parts = [...this.#parts[kind]].sort(([one], [other]) => compare(one, other))
      return [kind, Object.fromEntries(parts)] as const
    })
    return Object.fromEntries(sorted.filter(([, parts]) => Object.keys(parts).length > 0))
  }
}
