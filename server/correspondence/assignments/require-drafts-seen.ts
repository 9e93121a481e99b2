import type { InstitutionActor } from '../../platform/actor.ts'
import { momentText } from '../../platform/calendar/time.ts'
import type { Trx } from '../../platform/database/open.ts'
import { lastAssignmentEvent } from '../../platform/events/last.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AssignmentRecord } from '../../records/assignment-core/record.ts'
import { assignmentTransitions } from '../../records/assignment-core/transitions.ts'

/** The states of an assignment whose draft can be adopted. */
const waiting: readonly number[] = assignmentTransitions.adopt.from

/**
 * Refuses a text that was written before a subordinate handed in its draft: the draft would be passed over unread.
 * Domain 4.
 * @param assignments all of the message
 * @param seen the last event that the writer has seen; without it, no draft counts as seen
 * @throws Refusal ASG0007
 */
export async function requireDraftsSeen(
  trx: Trx,
  actor: InstitutionActor,
  assignments: readonly AssignmentRecord[],
  seen: number | undefined
): Promise<void> {
  const given = assignments.filter(
    ({ giver_group_id, state }) => giver_group_id === actor.group.id && waiting.includes(state)
  )
  for (const assignment of given) await requireDraftSeen(trx, assignment, seen ?? 0)
}

/**
 * Refuses a text that takes the place of a newer draft of one assignment.
 * @throws Refusal ASG0007
 */
export async function requireDraftSeen(
  trx: Trx,
  { tid, tpid, holder_name, answered_at }: AssignmentRecord,
  seen: number
): Promise<void> {
  const handedIn = await lastAssignmentEvent(trx, { tid, tpid }, assignmentTransitions.answer.verb)
  if (handedIn <= seen || !answered_at) return
  throw new Refusal('ASG0007', { holder: holder_name ?? '', at: momentText(answered_at) })
}
