import type { SignedInActor } from '../actor.ts'
import type { Db, Trx } from '../database/open.ts'
import { visibleDepartments } from './departments.ts'
import { type Excess, excessOf, findExcess } from './privileges.ts'
import { selectMenuPermissions, selectRoleIdsOf, selectRoles } from './store.ts'

/** Of these roles, those that open nothing which somebody could not give to others: they may change them. */
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

/** What a role is about to open more than it did. */
export interface Widening {
  /** Absent: the role is new. */
  roleId?: number
  menuIds: readonly number[]
  dataScope: number
  deptIds: readonly number[]
}

/** What of it somebody may not give; undefined: nothing. Who has the role would give it to themself. */
export async function excessOfWidening(
  db: Db | Trx,
  actor: SignedInActor,
  { roleId, menuIds, dataScope, deptIds }: Widening
): Promise<Excess | undefined> {
  const permissions = await selectMenuPermissions(db, menuIds)
  const forSelf = roleId !== undefined && (await selectRoleIdsOf(db, actor.accountId)).includes(roleId)
  return await findExcess(db, actor, { permissions, dataScope, deptIds: [...deptIds] }, forSelf)
}

/** Reads the roles of an account. */
export const roleIdsOf = (db: Db | Trx, uid: number): Promise<number[]> => selectRoleIdsOf(db, uid)
