import type { Trx } from '../../database/open.ts'
import { countUnfinished, groupPaths, lockStructureRows, shareGroup, type Unfinished } from './store.ts'

export { countBetween, hasAnythingOfKind, hasSibling, isGroupUsed } from './store.ts'

/** Groups, forums and topics are changed by one at a time: two moves at once could each make the other's a ring. */
export const lockStructure = lockStructureRows

export const { isWithin: isGroupWithin, place: placeGroup } = groupPaths

/** The first thing that a group has not finished, and how much of it there is; undefined: it can be closed. */
export async function findUnfinished(
  trx: Trx,
  id: number,
  now: Date
): Promise<{ what: keyof Unfinished; count: number } | undefined> {
  const counts = await countUnfinished(trx, id, now)
  const order: (keyof Unfinished)[] = ['subordinates', 'forums', 'assignments', 'messages', 'others']
  const what = order.find(each => counts[each] > 0)
  return what && { what, count: counts[what] }
}

/** An open group as it stays until the transaction ends; undefined where there is none, or it is closed. */
export async function holdOpenGroup(trx: Trx, id: number) {
  const group = await shareGroup(trx, id)
  return group?.status === 1 ? group : undefined
}
