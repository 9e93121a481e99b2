/** Rules of giving: nobody gives a right that they do not have, and nobody changes a person with more rights. */
import type { SignedInActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isFullAdministrator } from './administrators.ts'
import { visibleDepartments } from './departments.ts'
import { withImplied } from './implied.ts'
import { type RoleRow, selectBeyond, selectRoles } from './store.ts'

/** The obstacle to giving a role. */
export type Excess = 'permissions' | 'departments'

const hasAll = ({ permissions }: SignedInActor, needed: readonly string[]) =>
  needed.every(permission => permissions.has(permission))

/** The rights of a role that decide who may give it. */
export type Opened = Pick<RoleRow, 'permissions' | 'dataScope' | 'deptIds'>

/**
 * Returns the obstacle to giving these rights, for an actor who sees the departments `visible`; undefined: none. A full
 * administrator may give others permissions that they do not hold themselves, for example to editors, but never to
 * themselves.
 * @param forSelf whether the actor would get the rights
 */
export function excessOf(
  actor: SignedInActor,
  { permissions, dataScope, deptIds }: Opened,
  visible: 'all' | readonly number[],
  forSelf: boolean
): Excess | undefined {
  const mayAppoint = isFullAdministrator(actor) && !forSelf
  if (!mayAppoint && !hasAll(actor, withImplied(permissions))) return 'permissions'
  if (dataScope === 1 || visible === 'all') return undefined
  const isWithin = dataScope === 2 && deptIds.every(id => visible.includes(id))
  return isWithin ? undefined : 'departments'
}

/** Returns the obstacle with the departments that the actor sees. */
export const findExcess = async (
  db: Db | Trx,
  actor: SignedInActor,
  opened: Opened,
  forSelf: boolean
): Promise<Excess | undefined> => excessOf(actor, opened, await visibleDepartments(db, actor), forSelf)

/** Returns the first obstacle to giving roles to an account; undefined when the actor may give them. */
export async function findExcessOfRoles(
  db: Db | Trx,
  actor: SignedInActor,
  roleIds: readonly number[],
  forSelf: boolean
): Promise<Excess | undefined> {
  if (roleIds.length === 0) return undefined
  const visible = await visibleDepartments(db, actor)
  const roles = await selectRoles(db, roleIds)
  return roles.map(role => excessOf(actor, role, visible, forSelf)).find(excess => excess !== undefined)
}

/** Returns the accounts with a permission that the actor does not have; for a full administrator, none. */
export async function findStronger(
  db: Db | Trx,
  actor: SignedInActor,
  uids: readonly number[]
): Promise<ReadonlySet<number>> {
  if (uids.length === 0 || isFullAdministrator(actor)) return new Set()
  const stronger = await selectBeyond(db, uids, [...actor.permissions])
  return new Set(stronger.filter(uid => uid !== actor.accountId))
}

/** Refuses to act on an account with more permissions. @throws Refusal ENT0116 */
export async function requireNotStronger(trx: Trx, actor: SignedInActor, uid: number): Promise<void> {
  if ((await findStronger(trx, actor, [uid])).size > 0) throw new Refusal('ENT0116')
}
