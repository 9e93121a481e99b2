import type { Contract } from '../contract/merge.ts'
import { audiences } from '../contract/operation.ts'
import { type JsonObject, objectOf, walk } from '../json.ts'
import { banner, literal, quote, union } from './text.ts'

/** Returns every permission string that a call, an action or a field requires, sorted. */
function permissionStrings(contract: Contract): string[] {
  const found = new Set(contract.operations.map(operation => operation.permission))
  const add = (value: unknown) => {
    if (typeof value === 'string') found.add(value)
  }
  const fields = (node: JsonObject) => {
    const { read, write } = objectOf(node['x-permission'])
    add(read)
    add(write)
  }
  walk(contract.base.components, fields)
  for (const operation of contract.operations) {
    add(operation.action?.permission)
    walk(operation.body?.schema, fields)
    walk(operation.data, fields)
  }
  for (const audience of audiences) found.delete(audience)
  return [...found].sort()
}

/** Writes the list of permission strings, their type, and the permissions that imply others. */
export function emitPermissions(
  contract: Contract,
  implied: ReadonlyMap<string, readonly string[]> = new Map()
): string {
  const all = permissionStrings(contract)
  const list = all.map(permission => `  ${quote(permission)}`).join(',\n')
  const rows = [...implied].map(([permission, others]) => `  ${quote(permission)}: ${literal(others)}`)
  return [
    banner,
    '/** Every permission string that a call, an action or a field asks for. */',
    `export const permissions: readonly Permission[] = [\n${list}\n]\n`,
    `export type Permission =${union(all)}\n`,
    '/** What comes with a permission string: whoever may open a page can choose what its fields refer to. */',
    `export const impliedPermissions: Readonly<Partial<Record<Permission, readonly Permission[]>>> = {\n${rows.join(',\n')}\n}\n`
  ].join('\n')
}
