import type { BodyOf } from '@board/generated/calls'
import { suggestionType } from '@board/schemas/facts/formats'
import { holdOpenForum } from '../../directory/forums/find.ts'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage, requireVersion } from '../../records/message-core/lock.ts'
import { closeChain } from '../assignments/close-chain.ts'
import { lapseDeliveries } from '../deliveries/lapse.ts'
import { lapseExtension } from '../extensions/lapse.ts'
import { putGradesAway } from '../grades/read.ts'
import { endMergesInto, endOwnMerge } from '../merging/end.ts'
import { circumstancesOf } from '../messages/approval/circumstances.ts'
import { endOpenMatters } from '../messages/departure.ts'
import { moveMessage } from '../messages/move.ts'
import { requireAction } from '../messages/policy.ts'
import { replyDeadline } from '../messages/promise/deadlines.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { lapseProposal, putProposalsAway } from '../proposals/lapse.ts'
import { endRecheck } from '../rechecks/end.ts'
import { lapseReports, putReportsAway } from '../reports/lapse.ts'
import { insertReaddressing } from './store.ts'

/** The fields of a message's handling, with their values at the beginning. */
const untouched = {
  explain_due: false,
  replied_at: null,
  graded_at: null,
  grade_approved_at: null,
  satisfaction: null,
  satisfaction_type: null
} as const

/**
 * An editor moves a message to another forum. Its handling begins anew there, with a new clock. Earlier answers can
 * still be read; earlier grades no longer count. The author and both groups are notified. Domain 2, 4.
 * @throws Refusal GEN0404, GEN0409, MSG0001, MSG0005, FRM0001, MOD0001
 */
export async function readdressMessage(
  trx: Trx,
  actor: SignedInActor,
  { tid, version, fid, reason }: BodyOf<'readdressMessage'>,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  requireAction(actor, message, 'readdress', await circumstancesOf(trx, message, parameters, now))
  requireVersion(message, version)
  if (fid === message.fid) throw new Refusal('MOD0001')
  const forum = await holdOpenForum(trx, fid)
  const note = reason.trim()
  const ended = await endRecheck(trx, actor, message, { outcome: 'readdress', note }, now)
  const { group_id: toGroupId } = forum
  await closeChain(trx, actor, message, { reason: 'readdressed', toGroupId }, now)
  const unmerged = await endOwnMerge(trx, message, now)
  await endMergesInto(trx, actor, message, now)
  await putGradesAway(trx, tid, now)
  await lapseDeliveries(trx, tid, now, { accepted: false })
  await lapseReports(trx, tid, now)
  if (toGroupId !== message.group_id) await putReportsAway(trx, tid)
  await lapseExtension(trx, actor, message, now)
  await insertReaddressing(trx, {
    tid,
    from_fid: message.fid,
    to_fid: fid,
    reason: note,
    at: now,
    by_uid: actor.accountId,
    from_type_id: message.type_id,
    clock_started_at: message.clock_started_at
  })
  const type_id = forum.organization === 5 ? suggestionType : message.type_id
  const saved = await moveMessage(trx, message, 'readdress', {
    ...ended,
    ...unmerged,
    ...untouched,
    fid,
    group_id: toGroupId,
    type_id,
    clock_started_at: now,
    // the adoption of an entry belongs to its campaign, which does not change
    adopted: message.adopted && message.collect_id !== null,
    deadline_at: replyDeadline(now, type_id, message.priority_level, parameters)
  })
  await lapseProposal(trx, actor, saved, now)
  await endOpenMatters(trx, actor, saved, now)
  if (toGroupId !== message.group_id) await putProposalsAway(trx, tid)
  const told = new Set([message.group_id, forum.group_id])
  await recordMessageEvent(
    trx,
    { ...saved, organization: forum.organization },
    actor,
    {
      // the reason is in the record of the re-addressing, which only staff can read
      verb: 'message.readdressed',
      audience: 'public',
      groupId: message.group_id,
      before: { fid: message.fid, state: message.state },
      after: { fid, state: saved.state },
      accounts: [saved.author_uid],
      groups: [...told]
    },
    now
  )
  return { tid: saved.tid, version: saved.version }
}
