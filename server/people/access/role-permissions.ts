import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  administratorRole,
  hasAdministrator,
  lockAdministration,
  systemPermissions
} from './administrators.ts'
import { withImplied } from './implied.ts'
import { replaceRolePermissions, selectGrants } from './store.ts'

/**
 * Recomputes the permissions of roles: those of their menus, and the ones that these imply. A permission that no menu
 * names stays with its role. The administrators' role keeps all permissions of the system. Call it after a change of a
 * role's menus or a menu's permissions.
 * @param roleIds absent: all roles
 * @throws Refusal ENT0114 when nobody would be left who can manage users and roles
 */
export async function recomputeRolePermissions(trx: Trx, roleIds?: readonly number[]): Promise<void> {
  await lockAdministration(trx)
  const hadAdministrator = await hasAdministrator(trx)
  for (const { id, code, byMenus, unnamed } of await selectGrants(trx, roleIds)) {
    const own = code === administratorRole ? systemPermissions : []
    await replaceRolePermissions(trx, id, withImplied([...new Set([...byMenus, ...unnamed, ...own])]))
  }
  if (hadAdministrator && !(await hasAdministrator(trx))) throw new Refusal('ENT0114')
}
