import type { Actor } from '../../platform/actor.ts'
import { addWorkingDays, workingDaysBetween } from '../../platform/calendar/calendar.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { moveExtension } from '../extensions/follow-clock.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { type RecheckOutcome, recheckOutcomes } from './outcomes.ts'
import { findOpenRecheck, type RecheckRecord, updateRecheck } from './store.ts'

/** The changes to a message when its recheck ends. */
export interface Released {
  recheck_open: false
  deadline_at?: Date
}

/**
 * Ends the recheck of a locked message if one is open, and notifies its group unless the group withdrew it. If the
 * group continues to handle the message, the deadline moves by the working days for which the clock stood still. Domain
 * 2.
 * @returns the changes to write to the message; empty if no recheck was open
 */
export async function endRecheck(
  trx: Trx,
  actor: Actor,
  message: MessageRecord,
  { outcome, note = null }: { outcome: RecheckOutcome; note?: string | null },
  now: Date
): Promise<Released | Record<string, never>> {
  if (!message.recheck_open) return {}
  const recheck = await findOpenRecheck(trx, message.tid)
  const { state, verb, goesOn } = recheckOutcomes[outcome]
  if (recheck) {
    const decided_by = actor.accountId
    await updateRecheck(trx, recheck.id, { state, note, decided_by, decided_at: now })
  }
  const isOwn = outcome === 'withdraw'
  await recordMessageEvent(
    trx,
    message,
    actor,
    {
      verb,
      audience: 'holders',
      note,
      after: { outcome, recheckOpen: false },
      ...(recheck ? { subject: { kind: 'recheck', id: recheck.id } } : {}),
      ...(isOwn ? {} : { groupId: message.group_id, groups: [message.group_id] })
    },
    now
  )
  const moved = goesOn && recheck ? movedDeadline(message, recheck, now) : null
  if (!moved) return { recheck_open: false }
  await moveExtension(trx, message, moved)
  return { recheck_open: false, deadline_at: moved }
}

/** Returns the deadline, moved by the working days for which the clock stood still; null if it does not change. */
function movedDeadline(message: MessageRecord, recheck: RecheckRecord, now: Date): Date | null {
  if (message.deadline_at === null) return null
  // if a comment was approved during the recheck, the clock of the explanation started only then
  const started = message.grade_approved_at
  const since = started && started > recheck.created_at ? started : recheck.created_at
  const days = workingDaysBetween(since, now)
  return days > 0 ? addWorkingDays(message.deadline_at, days) : null
}
