import type { Trx } from '../../database/open.ts'
import { markForumStale } from '../../statistics/mark.ts'
import { countOpen, forumPaths, handMessagesOver } from './store.ts'

export {
  countOpen,
  hasMessages,
  hasNamesake,
  isBelow,
  isForumUsed,
  selectKindsBelow
} from './store.ts'

export const { place: placeForum } = forumPaths

/**
 * A forum's messages go to the group that handles it from now on, and are closed to whom they were assigned by the group
 * before (decision 0037); what is said of the days before is said of that group. Whoever acts on one of them meanwhile is
 * waited for, so what is open is looked at again afterwards.
 * @returns how much is open: where it is more than nothing, the caller refuses. Decision 0035.
 */
export async function handForumOver(
  trx: Trx,
  { fid, from, to }: { fid: number; from: number; to: number },
  now: Date
): Promise<number> {
  if (from === to) return 0
  const moved = await handMessagesOver(trx, { fid, from, to })
  if (moved === 0) return 0
  await markForumStale(trx, fid)
  return await countOpen(trx, fid, now)
}
