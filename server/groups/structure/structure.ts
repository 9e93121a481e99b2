import type { Db, Trx } from '../../database/open.ts'
import {
  countUnfinished,
  findGroupPath,
  lockStructureRows,
  moveGroup,
  shareGroup,
  type Unfinished
} from './store.ts'

export { countBetween, hasAnythingOfKind, hasSibling, isGroupUsed } from './store.ts'

/** Groups, forums and topics are changed by one at a time: two moves at once could each make the other's a ring. */
export const lockStructure = lockStructureRows

/** Whether a group is another one or stands below it. */
export async function isGroupWithin(db: Db | Trx, id: number, above: number): Promise<boolean> {
  return (await findGroupPath(db, id))?.includes(`/${above}/`) === true
}

/** Writes the path of a group that is new or has been moved, and of all below it. Under `lockStructure`. */
export async function placeGroup(trx: Trx, id: number, parentId: number | null): Promise<void> {
  const above = parentId === null ? '/' : await findGroupPath(trx, parentId)
  const from = await findGroupPath(trx, id)
  if (above === undefined || from === undefined) throw new Error(`Group ${id} or ${parentId} is not there`)
  const to = `${above}${id}/`
  if (from !== to) await moveGroup(trx, id, from, to)
}

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
