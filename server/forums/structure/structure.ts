import type { SignedInActor } from '../../actor.ts'
import { markForumStale } from '../../counted/mark.ts'
import type { Trx } from '../../database/open.ts'
import { recordEvent } from '../../events/record.ts'
import { notify } from '../../notify/notify.ts'
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
 * before (decision 0037); what is said of the days before is said of that group. Both groups are told, with how many they are.
 * Whoever acts on one of them meanwhile is waited for, so what is open is looked at again afterwards.
 * @returns how much is open: where it is more than nothing, the caller refuses. Decision 0035.
 */
export async function handForumOver(
  trx: Trx,
  actor: SignedInActor,
  { fid, name, from, to }: { fid: number; name: string; from: number; to: number },
  now: Date
): Promise<number> {
  if (from === to) return 0
  const messages = await handMessagesOver(trx, { fid, from, to })
  const event = { verb: 'forum.handedOver', audience: 'holders', actor, at: now } as const
  const eventId = await recordEvent(trx, {
    ...event,
    subject: { kind: 'forum', id: fid },
    groupId: from,
    before: { groupId: from },
    after: { groupId: to, messages }
  })
  const news = { eventId, verb: event.verb, tid: null, subject: `${name}（${messages}）`, at: now }
  await notify(trx, news, { groups: [from, to] })
  if (messages === 0) return 0
  await markForumStale(trx, fid)
  return await countOpen(trx, fid, now)
}
