import type { SignedInActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findRoleIds } from './people/store.ts'
import { findInstance, type InstanceRow } from './store.ts'
import { isInvolved } from './tasks/store.ts'

/**
 * Returns an instance for somebody who is involved in it, or who administers instances.
 * @throws Refusal GEN0404 for an instance that is missing or not visible
 */
export async function getVisibleInstance(db: Db, actor: SignedInActor, id: number): Promise<InstanceRow> {
  const instance = await findInstance(db, id)
  if (!instance) throw new Refusal('GEN0404')
  if (actor.permissions.has('act:running:page')) return instance
  const by = { uid: actor.accountId, roles: await findRoleIds(db, actor.accountId) }
  if (!(await isInvolved(db, id, by))) throw new Refusal('GEN0404')
  return instance
}
