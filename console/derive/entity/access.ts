import type { Entity } from '@board/schemas/entity'
import type { JsonSchema } from '@board/schemas/vocabulary'

type Permissions = readonly string[]

/** Whether a person holds a permission; one that a resource does not have is held by nobody. */
export const holds = (permissions: Permissions, permission: string | undefined) =>
  permission !== undefined && permissions.includes(permission)

/** Whether a person may read a field: a hint may ask for more than the page does, and what is written only is never read. */
export const mayRead = (schema: JsonSchema, permissions: Permissions) =>
  !schema.writeOnly &&
  (schema['x-permission']?.read === undefined || permissions.includes(schema['x-permission'].read))

/** Whether a person may write a field. */
export const mayWrite = (schema: JsonSchema, permissions: Permissions) =>
  !schema.readOnly &&
  (schema['x-permission']?.write === undefined || permissions.includes(schema['x-permission'].write))

/** A person's own view of a resource: without the fields that they may not read. */
export function readableProperties(entity: Entity, permissions: Permissions): readonly string[] {
  return Object.entries(entity.schema.properties)
    .filter(([, schema]) => mayRead(schema, permissions))
    .map(([name]) => name)
}
