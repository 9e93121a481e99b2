import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { SignedInActor } from '../../platform/actor.ts'
import { addWorkingDays, workingDaysBetween } from '../../platform/calendar/calendar.ts'
import type { Trx } from '../../platform/database/open.ts'
import { lockMessage, requireVersion } from '../../records/message-core/lock.ts'
import { closeChain } from '../assignments/close-chain.ts'
import { lapseUnfitExtension } from '../extensions/lapse.ts'
import { endMergesInto, endOwnMerge } from '../merging/end.ts'
import { circumstancesOf } from '../messages/approval/circumstances.ts'
import { endOpenMatters } from '../messages/departure.ts'
import { moveMessage } from '../messages/move.ts'
import { requireAction } from '../messages/policy.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { lapseUnfitProposal } from '../proposals/lapse.ts'
import { endRecheck } from '../rechecks/end.ts'

interface Decision {
  readonly tid: number
  readonly version: number
  readonly reason: string
}

/**
 * An editor takes down an approved message. After that only its author and editors can read it. Its assignments are
 * closed. If a recheck is open, it is upheld. An extension or a case that waits for its decision lapses. Domain 2, 4.
 * @throws Refusal GEN0404, GEN0409, MSG0001
 */
export async function takeDownMessage(
  trx: Trx,
  actor: SignedInActor,
  { tid, version, reason }: Decision,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  requireAction(actor, message, 'takeDown', await circumstancesOf(trx, message, parameters, now))
  requireVersion(message, version)
  const note = reason.trim()
  const ended = await endRecheck(trx, actor, message, { outcome: 'takeDown', note }, now)
  await closeChain(trx, actor, message, { reason: 'takenDown' }, now)
  const unmerged = await endOwnMerge(trx, message, now)
  await endMergesInto(trx, actor, message, now)
  const saved = await moveMessage(trx, message, 'takeDown', {
    ...ended,
    ...unmerged,
    audit_note: note,
    taken_down_at: now
  })
  await lapseUnfitProposal(trx, actor, saved, now)
  await lapseUnfitExtension(trx, actor, saved, now)
  await endOpenMatters(trx, actor, saved, now)
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb: 'message.takenDown',
      audience: 'author',
      note,
      accounts: [saved.author_uid],
      groups: [saved.group_id]
    },
    now
  )
  return { tid: saved.tid, version: saved.version }
}

/**
 * An editor restores a message that was taken down. The deadline moves by the working days in between. Domain 2.
 * @throws Refusal GEN0404, GEN0409, MSG0001
 */
export async function restoreMessage(
  trx: Trx,
  actor: SignedInActor,
  { tid, version, reason }: Decision,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  requireAction(actor, message, 'restore', await circumstancesOf(trx, message, parameters, now))
  requireVersion(message, version)
  const days = workingDaysBetween(message.taken_down_at ?? now, now)
  const moved = message.deadline_at && days > 0 ? addWorkingDays(message.deadline_at, days) : null
  const saved = await moveMessage(trx, message, 'restore', {
    audit_note: null,
    taken_down_at: null,
    ...(moved ? { deadline_at: moved } : {})
  })
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb: 'message.restored',
      audience: 'author',
      note: reason.trim(),
      accounts: [saved.author_uid],
      groups: [saved.group_id]
    },
    now
  )
  return { tid: saved.tid, version: saved.version }
}
