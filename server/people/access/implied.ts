import { impliedPermissions, type Permission } from '@board/generated/permissions'

/**
 * Returns permissions with all that they imply: whoever may open a page may also choose the records that its fields
 * refer to.
 */
export function withImplied(held: Iterable<string>): string[] {
  const all = new Set(held)
  // the loop also visits entries that are added to the set, so implied permissions are followed too
  for (const permission of all) {
    for (const other of impliedPermissions[permission as Permission] ?? []) all.add(other)
  }
  return [...all]
}
