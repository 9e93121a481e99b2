import { entities } from '@board/generated/entities'
import type { Entity } from '@board/schemas/vocabulary/entity'

const all: Readonly<Record<string, Entity>> = entities

/** Returns a schema-driven resource by its name; undefined if there is none. */
export const entityNamed = (name: string): Entity | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined
