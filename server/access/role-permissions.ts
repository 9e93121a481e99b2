import type { Trx } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import {
  administratorRole,
  hasAdministrator,
  lockAdministration,
  systemPermissions
} from './administrators.ts'
import { withImplied } from './implied.ts'
import { replaceRolePermissions, selectGrants } from './store.ts'

/**
 * Writes anew what roles hold: the permissions of their menus, and what those imply. A string that no menu names stays
 * with who holds it; the administrators' role keeps everything of the system. Call it when a role's menus or a menu's
 * permissions have changed.
 * @param roleIds absent: all roles
 * @throws Refusal ENT0114 where nobody would be left who can manage users and roles
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
