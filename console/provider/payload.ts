import type { Entity } from '@board/schemas/vocabulary/entity'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import type { Values } from '../base/values.ts'
import { type Field, isEmpty, isEnabled, isSameValue, isShown, kindOf, tidy } from '../fields/fields.ts'

/** Returns the fields of a record that a request may contain. */
function writableFields({ schema }: Entity): Field[] {
  return Object.entries(schema.properties)
    .filter(([, property]) => !property.readOnly)
    .map(([name, property]) => ({
      name,
      schema: property,
      kind: kindOf(property),
      required: schema.required.includes(name)
    }))
}

const isSent = (field: Field, values: Values) => isShown(field, values) && isEnabled(field, values)

/** Returns the value that a request sends for an emptied field. */
function emptied(schema: JsonSchema): unknown {
  const types = [schema.type ?? 'string'].flat()
  if (types.includes('null')) return null
  if (types.includes('array')) return []
  return types.includes('string') ? '' : (schema.default ?? null)
}

/**
 * Builds the body of a new record. A hidden field is never sent. An empty field is not sent either, and the server
 * decides its value.
 */
export function createPayload(entity: Entity, data: Values): Record<string, unknown> {
  return Object.fromEntries(
    writableFields(entity)
      .filter(field => isSent(field, data) && !isEmpty(data[field.name]))
      .map(field => [field.name, tidy(field, data[field.name])])
  )
}

/**
 * Returns the changes of a record. An emptied field is sent as empty. A field that is hidden, or that `data` does not
 * contain, is never sent.
 */
export function changedFields(entity: Entity, data: Values, previous: Values): Record<string, unknown> {
  const changed: Record<string, unknown> = {}
  for (const field of writableFields(entity)) {
    const { name, schema } = field
    if (!Object.hasOwn(data, name) || !isSent(field, data)) continue
    // an unchanged field is not tidied: its reader may not be allowed to write it
    if (isSameValue(schema, data[name], previous[name])) continue
    const next = isEmpty(data[name]) ? undefined : tidy(field, data[name])
    const before = isEmpty(previous[name]) ? undefined : previous[name]
    if (!isSameValue(schema, next, before)) changed[name] = next === undefined ? emptied(schema) : next
  }
  return changed
}

/** Builds the body of a changed record: its changes, and the version on which they are based. */
export function updatePayload(entity: Entity, data: Values, previous: Values): Record<string, unknown> {
  const version = data.version ?? previous.version
  const changes = changedFields(entity, data, previous)
  return version === undefined ? changes : { ...changes, version }
}
