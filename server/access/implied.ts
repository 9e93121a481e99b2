import { impliedPermissions, type Permission } from '@board/generated/permissions'

/** Permissions with all that come with them: whoever may open a page may choose what its fields refer to. */
export function withImplied(held: Iterable<string>): string[] {
  const all = new Set(held)
  // a set that grows is walked to its end, so what is implied by the implied is found too
  for (const permission of all) {
    for (const other of impliedPermissions[permission as Permission] ?? []) all.add(other)
  }
  return [...all]
}
