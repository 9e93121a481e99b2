import type { Entity } from '@board/schemas/vocabulary/entity'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'

type Permissions = readonly string[]

/** Tells whether a person has a permission. If a resource does not name the permission, nobody has it. */
export const holds = (permissions: Permissions, permission: string | undefined) =>
  permission !== undefined && permissions.includes(permission)

/**
 * Tells whether a person may read a field. A field may need more permissions than its page, and a write-only field is
 * never read.
 */
export const mayRead = (schema: JsonSchema, permissions: Permissions) =>
  !schema.writeOnly &&
  (schema['x-permission']?.read === undefined || permissions.includes(schema['x-permission'].read))

/** Tells whether a person may write a field. */
export const mayWrite = (schema: JsonSchema, permissions: Permissions) =>
  !schema.readOnly &&
  (schema['x-permission']?.write === undefined || permissions.includes(schema['x-permission'].write))

/** Returns the properties of a resource that a person may read. */
export function readableProperties(entity: Entity, permissions: Permissions): readonly string[] {
  return Object.entries(entity.schema.properties)
    .filter(([, schema]) => mayRead(schema, permissions))
    .map(([name]) => name)
}
