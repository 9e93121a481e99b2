import type { SignedInActor } from '../../actor.ts'
import { markForumStale } from '../../counted/mark.ts'
import type { Trx } from '../../database/open.ts'
import { recordEvent } from '../../events/record.ts'
import { notify } from '../../notify/notify.ts'
import { countOpen, forumPaths, handOverMessages } from './store.ts'

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
 * Hands a forum's messages over to its new group, and closes their assignments by the former group (decision 0037). The
 * data board counts the affected days again, for the new group. Both groups are notified with the number of messages. A
 * transaction that changes one of the messages meanwhile is waited for, so the open matters are counted again afterwards.
 * @returns the number of open matters; if it is more than 0, the caller refuses. Decision 0035.
 */
export async function handForumOver(
  trx: Trx,
  actor: SignedInActor,
  { fid, name, from, to }: { fid: number; name: string; from: number; to: number },
  now: Date
): Promise<number> {
  if (from === to) return 0
  const messages = await handOverMessages(trx, { fid, from, to })
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
