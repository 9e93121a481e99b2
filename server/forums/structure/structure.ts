import type { Trx } from '../../database/open.ts'
import { markForumStale } from '../../statistics/mark.ts'
import { countOpen, findForumPath, handMessagesOver, moveForum } from './store.ts'

export {
  countOpen,
  hasMessages,
  hasNamesake,
  isBelow,
  isForumUsed,
  selectKindsBelow
} from './store.ts'

/** Writes the path of a forum that is new or has been moved, and of all below it. Under `lockStructure`. */
export async function placeForum(trx: Trx, fid: number, parentFid: number | null): Promise<void> {
  const above = parentFid === null ? '/' : await findForumPath(trx, parentFid)
  const from = await findForumPath(trx, fid)
  if (above === undefined || from === undefined) throw new Error(`Forum ${fid} or ${parentFid} is not there`)
  const to = `${above}${fid}/`
  if (from !== to) await moveForum(trx, fid, from, to)
}

/**
 * All messages of a forum go to the group that handles it from now on; what is said of the days before is said of that
 * group. Whoever acts on one of them meanwhile is waited for, so what is open is looked at again afterwards.
 * @returns how much is open: where it is more than nothing, the caller refuses. Decision 0035.
 */
export async function handForumOver(trx: Trx, fid: number, groupId: number, now: Date): Promise<number> {
  const moved = await handMessagesOver(trx, fid, groupId)
  if (moved === 0) return 0
  await markForumStale(trx, fid)
  return await countOpen(trx, fid, now)
}
