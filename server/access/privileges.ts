/** Nobody gives what they do not have, and nobody changes who has more than they do. */
import type { SignedInActor } from '../actor.ts'
import type { Db, Trx } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { isFullAdministrator } from './administrators.ts'
import { visibleDepartments } from './departments.ts'
import { withImplied } from './implied.ts'
import { type RoleRow, selectBeyond, selectRoles } from './store.ts'

/** What stands in the way of giving a role, if anything. */
export type Excess = 'permissions' | 'departments'

const hasAll = ({ permissions }: SignedInActor, needed: readonly string[]) =>
  needed.every(permission => permissions.has(permission))

/** What a role opens, as far as giving it matters. */
export type Opened = Pick<RoleRow, 'permissions' | 'dataScope' | 'deptIds'>

/**
 * What of a role's opening somebody may not give, who sees these departments. Who holds everything of the system may
 * appoint others for what they do not hold themselves, such as editors, but never themselves.
 * @param forSelf whether the giver would have it
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

/** The same with the departments that the actor sees. */
export const findExcess = async (
  db: Db | Trx,
  actor: SignedInActor,
  opened: Opened,
  forSelf: boolean
): Promise<Excess | undefined> => excessOf(actor, opened, await visibleDepartments(db, actor), forSelf)

/** The first reason why somebody may not give roles to an account; undefined: they may. */
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

/** Of these accounts, those that hold more than somebody who looks at them; who holds everything of the system finds none. */
export async function findStronger(
  db: Db | Trx,
  actor: SignedInActor,
  uids: readonly number[]
): Promise<ReadonlySet<number>> {
  if (uids.length === 0 || isFullAdministrator(actor)) return new Set()
  const stronger = await selectBeyond(db, uids, [...actor.permissions])
  return new Set(stronger.filter(uid => uid !== actor.accountId))
}

/** @throws Refusal ENT0116 where the account holds more than the actor */
export async function requireNotStronger(trx: Trx, actor: SignedInActor, uid: number): Promise<void> {
  if ((await findStronger(trx, actor, [uid])).size > 0) throw new Refusal('ENT0116')
}
