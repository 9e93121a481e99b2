import type { SignedInActor } from '../../../platform/actor.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { recordEvent } from '../../../platform/events/record.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { requestRun } from '../../../platform/schedule/change.ts'
import { markForumStale } from '../../counted/mark.ts'
import {
  countToMove,
  type Handover,
  insertHandover,
  lockOpen,
  moveMessages,
  selectToMove,
  updateHandover
} from './store.ts'

export { findOpenOf as findHandover } from './store.ts'

/**
 * The number of messages that one transaction moves. Whoever acts on one of them meanwhile waits until it ends: a
 * fraction of a second (decision 0115).
 */
export const atOnce = 200

/**
 * Begins to hand the messages of a forum to its new group, and moves the newest of them. If more are left, a job moves
 * them. The caller must have locked the forum: messages that are posted afterwards belong to the new group. Decision 0115.
 */
export async function handForumOver(
  trx: Trx,
  actor: SignedInActor,
  { fid, from, to }: { fid: number; from: number; to: number },
  now: Date,
  limit = atOnce
): Promise<void> {
  if (from === to) return
  const handover = await insertHandover(trx, { fid, from, to, by: actor.accountId, at: now })
  await moveMessages(trx, handover, await selectToMove(trx, handover, undefined, limit))
  if (handover.total <= limit && (await settleHandover(trx, handover.id, actor, now))) return
  await requestRun(trx, 'forumHandover', { cron: '40 * * * * ?', now })
}

/**
 * Finishes a hand-over if no message is left, and notifies both groups with the number of messages. Otherwise it records
 * how many wait. The data board counts the affected days again.
 * @returns true if it is finished
 */
export async function settleHandover(
  trx: Trx,
  id: number,
  actor: SignedInActor | 'system',
  now: Date
): Promise<boolean> {
  const handover = await lockOpen(trx, id)
  if (!handover) return true
  const left = await countToMove(trx, handover)
  if (handover.moved > handover.counted) await markForumStale(trx, handover.fid)
  await updateHandover(trx, id, {
    waiting: left,
    counted: handover.moved,
    finished_at: left === 0 ? now : null
  })
  if (left > 0) return false
  await tellHandedOver(trx, handover, actor, now)
  return true
}

async function tellHandedOver(
  trx: Trx,
  { fid, name, from, to, moved }: Handover,
  actor: SignedInActor | 'system',
  now: Date
): Promise<void> {
  const event = { verb: 'forum.handedOver', audience: 'holders', actor, at: now } as const
  const eventId = await recordEvent(trx, {
    ...event,
    subject: { kind: 'forum', id: fid },
    groupId: from,
    before: { groupId: from },
    after: { groupId: to, messages: moved }
  })
  const news = { eventId, verb: event.verb, tid: null, subject: `${name}（${moved}）`, at: now }
  await notify(trx, news, { groups: [from, to] })
}
