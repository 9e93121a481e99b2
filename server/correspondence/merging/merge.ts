import type { BodyOf } from '@board/generated/calls'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listAssignments } from '../../records/assignment-core/find.ts'
import { findMessageRecord, lockMessage, requireVersion } from '../../records/message-core/lock.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isApproved, isBeforeFinalReply } from '../../records/message-core/transitions.ts'
import { closeChain } from '../assignments/close-chain.ts'
import { requireDraftsSeen } from '../assignments/require-drafts-seen.ts'
import { moveExtension } from '../extensions/follow-clock.ts'
import { lapseUnfitExtension } from '../extensions/lapse.ts'
import { circumstancesOf } from '../messages/approval/circumstances.ts'
import { moveMessage, updateMessage } from '../messages/move.ts'
import { requireAction } from '../messages/policy.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { lapseUnfitProposal } from '../proposals/lapse.ts'
import { lockMerged } from './read.ts'
import { insertMerge, lockGroup, moveMerge } from './store.ts'

/** Tells whether another message can be merged into this one by the group. */
const takesOthers = (message: MessageRecord, actor: InstitutionActor): boolean =>
  message.group_id === actor.group.id &&
  isApproved(message) &&
  isBeforeFinalReply(message) &&
  !message.recheck_open &&
  !message.deletion_open &&
  message.merged_into === null

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other)

/**
 * Merges an open message into another open message of the same group. The reply to the main message answers both.
 * Messages merged into it earlier move to the main message too. It locks the group, then the main message, then the
 * merged one; a reply locks these two messages in the same order. Domain 7.
 * @throws Refusal GEN0404, GEN0409, ASG0007, MSG0001, MRG0001, MRG0002
 */
export async function mergeMessage(
  trx: Trx,
  actor: InstitutionActor,
  { tid, version, mainTid, reason, seen: seenEvent }: BodyOf<'mergeMessage'>,
  parameters: SiteParameters,
  now: Date
) {
  await lockGroup(trx, actor.group.id)
  const seen = await findMessageRecord(trx, tid)
  if (!seen) throw new Refusal('GEN0404')
  requireAction(actor, seen, 'merge', await circumstancesOf(trx, seen, parameters, now))
  const target = await findMessageRecord(trx, mainTid)
  if (!target || mainTid === tid || !takesOthers(target, actor)) throw new Refusal('MRG0001')
  const main = await lockMessage(trx, mainTid)
  const message = await lockMessage(trx, tid)
  requireAction(actor, message, 'merge', await circumstancesOf(trx, message, parameters, now))
  requireVersion(message, version)
  await requireDraftsSeen(trx, actor, await listAssignments(trx, tid), seenEvent)
  if (!takesOthers(main, actor)) throw new Refusal('MRG0001')
  if (message.is_public && !main.is_public) throw new Refusal('MRG0002')
  const note = reason.trim()
  await closeChain(trx, actor, message, { reason: 'merged' }, now)
  await insertMerge(trx, {
    tid,
    main_tid: mainTid,
    group_id: actor.group.id,
    reason: note,
    deadline_at: message.deadline_at,
    deadline_calendar: message.deadline_calendar,
    merged_by: actor.accountId,
    merged_at: now
  })
  const saved = await moveMessage(trx, message, 'merge', {
    merged_into: mainTid,
    merged: true,
    deadline_at: null
  })
  await lapseUnfitProposal(trx, actor, saved, now)
  await lapseUnfitExtension(trx, actor, saved, now)
  await tellMerged(trx, saved, actor, { mainTid, note }, now)
  for (const follower of await lockMerged(trx, tid)) {
    const moved = await updateMessage(trx, follower, { merged_into: mainTid })
    await moveMerge(trx, follower.tid, mainTid)
    await tellMerged(trx, moved, actor, { mainTid, note }, now)
  }
  await takeDeadline(trx, actor, main, message, now)
  return { tid: saved.tid, version: saved.version }
}

const tellMerged = (
  trx: Trx,
  saved: MessageRecord,
  actor: InstitutionActor,
  { mainTid, note }: { mainTid: number; note: string },
  now: Date
) =>
  recordMessageEvent(
    trx,
    saved,
    actor,
    { verb: 'message.merged', audience: 'parties', note, after: { mainTid }, accounts: [saved.author_uid] },
    now
  )

/** Sets the deadline of the main message to the earlier of both, and records that it received a merge. */
async function takeDeadline(
  trx: Trx,
  actor: InstitutionActor,
  main: MessageRecord,
  merged: MessageRecord,
  now: Date
): Promise<void> {
  const deadline = earlier(main.deadline_at, merged.deadline_at)
  if (deadline && deadline.getTime() !== main.deadline_at?.getTime()) await moveExtension(trx, main, deadline)
  const saved = await updateMessage(trx, main, { deadline_at: deadline })
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb: 'merge.received',
      audience: 'parties',
      before: { deadlineAt: main.deadline_at },
      after: { deadlineAt: deadline, tid: merged.tid }
    },
    now
  )
}
