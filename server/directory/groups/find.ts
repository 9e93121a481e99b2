import { type Actor, isInstitution } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type GroupRecord, holdsGroupName, selectGroup } from './store.ts'
import { holdOpenGroup } from './structure/structure.ts'

export type { GroupRecord } from './store.ts'

/** Finds a handling group. */
export const findGroup = (db: Db | Trx, id: number): Promise<GroupRecord | undefined> => selectGroup(db, id)

/** Returns a handling group. @throws Refusal GEN0404 */
export async function getGroup(db: Db | Trx, id: number): Promise<GroupRecord> {
  const group = await findGroup(db, id)
  if (!group) throw new Refusal('GEN0404')
  return group
}

/** Tells whether a group is below the actor's group, at any level. */
export async function isBelow(db: Db, actor: Actor, id: number): Promise<boolean> {
  if (!isInstitution(actor)) return false
  const group = await findGroup(db, id)
  return group !== undefined && group.id !== actor.group.id && group.path.startsWith(actor.group.path)
}

/**
 * Tells whether `child` is an active group directly below `parent`; a group may assign only to these. It stays so until
 * the transaction ends: a transaction that closes or moves it waits. Domain 4.
 */
export async function isDirectSubordinate(trx: Trx, parent: number, child: number): Promise<boolean> {
  const group = await holdOpenGroup(trx, child)
  return group?.parent_id === parent
}

/** Tells whether a text contains the name of an institution. */
export const namesInstitution = (db: Db | Trx, text: string): Promise<boolean> =>
  holdsGroupName(db, text.toLowerCase())
