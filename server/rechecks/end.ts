import type { Actor } from '../actor.ts'
import { addWorkingDays, workingDaysBetween } from '../calendar/calendar.ts'
import type { Trx } from '../database/open.ts'
import { moveExtension } from '../extensions/follow-clock.ts'
import type { MessageRecord } from '../message-core/record.ts'
import { tell } from '../messages/tell.ts'
import { type RecheckOutcome, recheckOutcomes } from './outcomes.ts'
import { findOpenRecheck, type RecheckRecord, updateRecheck } from './store.ts'

/** The changes to a message when its recheck ends. */
export interface Released {
  recheck_open: false
  deadline_at?: Date
}

/**
 * Ends the recheck of a locked message, if one is open, and tells its group. The deadline moves by the working days that
 * the clock stood, where the group handles the message on. Domain 2.
 * @returns what is to be written of the message; nothing where no recheck was open
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
  await tell(
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

/** The deadline, later by the working days since the clock stood still; null where that changes nothing. */
function movedDeadline(message: MessageRecord, recheck: RecheckRecord, now: Date): Date | null {
  if (message.deadline_at === null) return null
  // a comment that was approved meanwhile has only then started the clock of the explanation
  const started = message.grade_approved_at
  const since = started && started > recheck.created_at ? started : recheck.created_at
  const days = workingDaysBetween(since, now)
  return days > 0 ? addWorkingDays(message.deadline_at, days) : null
}
