import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { itemSchema, type Model, type Models } from '../model.ts'

/** Filters by name. */
export type Narrowing = NonNullable<JsonSchema['properties']>

/** The filters that references use to narrow their choices, by entity. */
const namesOf = new WeakMap<Models, ReadonlyMap<string, ReadonlySet<string>>>()

function namesByEntity(models: Models): ReadonlyMap<string, ReadonlySet<string>> {
  const known = namesOf.get(models)
  if (known) return known
  const names = new Map<string, Set<string>>()
  for (const { fields } of models.values()) {
    for (const field of fields.values()) {
      const hint = field.schema['x-ref'] ?? itemSchema(field)['x-ref']
      if (!hint?.filter) continue
      const own = names.get(hint.resource) ?? new Set()
      names.set(hint.resource, new Set([...own, ...Object.keys(hint.filter)]))
    }
  }
  namesOf.set(models, names)
  return names
}

const schemas = new WeakMap<Model, Narrowing>()

/**
 * Returns the filters that may narrow an entity's options: only those that an `x-ref.filter` names. A user who may
 * choose a record may not query everything in its list.
 */
export function narrowingFilters(model: Model, models: Models): Narrowing {
  const known = schemas.get(model)
  if (known) return known
  const names = namesByEntity(models).get(model.entity.name)
  const all = Object.entries(model.entity.filter.properties ?? {})
  const made = Object.fromEntries(all.filter(([name]) => names?.has(name)))
  schemas.set(model, made)
  return made
}
