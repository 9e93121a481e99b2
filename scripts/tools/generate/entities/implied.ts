import type { Contract } from '../contract/merge.ts'
import { audiences } from '../contract/operation.ts'
import { inline } from '../contract/references.ts'
import { type JsonObject, objectOf, walk } from '../json.ts'
import type { Declared } from './declared.ts'
import { permissionsOf } from './describe.ts'

/**
 * Returns the permissions that others imply: a person who may open a page or a dialog can choose the records that its
 * fields refer to, without a role that says so.
 */
export function impliedPermissions(
  { base, operations }: Contract,
  entities: readonly Declared[]
): Map<string, string[]> {
  const options = new Map(entities.map(entity => [entity.name, permissionsOf(entity).options]))
  const implied = new Map<string, Set<string>>()
  const imply = (permission: string, name: string) => {
    const other = options.get(name)
    if (!other) return
    implied.set(permission, (implied.get(permission) ?? new Set()).add(other))
  }
  for (const entity of entities) {
    const { page, info, save, update, import: into } = permissionsOf(entity)
    const referred = referencesIn(entity.schema as unknown as JsonObject)
    imply(page, entity.name)
    for (const permission of [page, info, save, update, into]) {
      for (const name of permission ? referred : []) imply(permission ?? '', name)
    }
  }
  for (const { permission, body } of operations) {
    if (audiences.some(audience => audience === permission) || !body) continue
    for (const name of referencesIn(objectOf(inline(base, body.schema)))) imply(permission, name)
  }
  return new Map([...implied].sort().map(([permission, others]) => [permission, [...others].sort()]))
}

/** Lists the resources to which the properties of a schema refer. */
export function referencesIn(schema: JsonObject): string[] {
  const found: string[] = []
  walk(schema, node => {
    const { resource } = objectOf(node['x-ref'])
    if (typeof resource === 'string') found.push(resource)
  })
  return found
}
