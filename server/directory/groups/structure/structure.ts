import type { Trx } from '../../../platform/database/open.ts'
import { countUnfinished, groupPaths, lockStructureRows, shareGroup, type Unfinished } from './store.ts'

export { countBetween, hasAnythingOfKind, hasSibling, isGroupUsed } from './store.ts'

/**
 * Locks groups, forums and topics, so that one transaction at a time changes them: two moves at the same time could make
 * a ring.
 */
export const lockStructure = lockStructureRows

export const { isWithin: isGroupWithin, place: placeGroup } = groupPaths

/** Returns the first kind of unfinished matters of a group and their number; undefined if the group can be closed. */
export async function findUnfinished(
  trx: Trx,
  id: number,
  now: Date
): Promise<{ what: keyof Unfinished; count: number } | undefined> {
  const counts = await countUnfinished(trx, id, now)
  const order: (keyof Unfinished)[] = [
    'subordinates',
    'forums',
    'assignments',
    'messages',
    'handovers',
    'others'
  ]
  const what = order.find(each => counts[each] > 0)
  return what && { what, count: counts[what] }
}

/** Returns an open group and keeps it unchanged until the transaction ends; undefined if it does not exist or is closed. */
export async function holdOpenGroup(trx: Trx, id: number) {
  const group = await shareGroup(trx, id)
  return group?.status === 1 ? group : undefined
}
