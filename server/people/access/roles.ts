import type { SignedInActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { visibleDepartments } from './departments.ts'
import { type Excess, excessOf, findExcess } from './privileges.ts'
import { selectMenuPermissions, selectRoleIdsOf, selectRoles } from './store.ts'

/** Returns the roles that the actor may change: those whose rights the actor could give to others. */
export async function changeableRoles(
  db: Db | Trx,
  actor: SignedInActor,
  roleIds: readonly number[]
): Promise<ReadonlySet<number>> {
  const roles = roleIds.length === 0 ? [] : await selectRoles(db, roleIds)
  const visible = await visibleDepartments(db, actor)
  const changeable = roles.filter(role => excessOf(actor, role, visible, false) === undefined)
  return new Set(changeable.map(({ id }) => id))
}

/** The rights that a change adds to a role. */
export interface Widening {
  /** Absent: the role is new. */
  roleId?: number
  menuIds: readonly number[]
  dataScope: number
  deptIds: readonly number[]
}

/** Returns the obstacle to widening a role; undefined: none. An actor who has the role would give the rights to themself. */
export async function excessOfWidening(
  db: Db | Trx,
  actor: SignedInActor,
  { roleId, menuIds, dataScope, deptIds }: Widening
): Promise<Excess | undefined> {
  const permissions = await selectMenuPermissions(db, menuIds)
  const forSelf = roleId !== undefined && (await selectRoleIdsOf(db, actor.accountId)).includes(roleId)
  return await findExcess(db, actor, { permissions, dataScope, deptIds: [...deptIds] }, forSelf)
}

/** Returns the ids of an account's roles. */
export const roleIdsOf = (db: Db | Trx, uid: number): Promise<number[]> => selectRoleIdsOf(db, uid)
