import type { Timing } from '@board/schemas/facts/timing'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import { timingOf } from '../message-core/timing.ts'
import { isAnswerOwed } from './policy.ts'
import type { AssignmentRecord } from './record.ts'
import { assignmentTransitions } from './transitions.ts'

/**
 * Returns the timing of an assignment: until it is answered, what is left; afterwards, whether its answer or its result came
 * in time. Null for a cancelled one, which owes nothing. Domain 4.
 */
export function assignmentTiming(
  assignment: Pick<AssignmentRecord, 'state' | 'deadline_at' | 'answered_at' | 'closed_at'>,
  now: Date
): Timing | null {
  const { state, deadline_at, answered_at, closed_at } = assignment
  if (state === assignmentTransitions.cancel.to) return null
  // the answer that was sent back is kept, but another one is owed
  const answeredAt = isAnswerOwed(assignment) ? null : secondsOrNull(answered_at ?? closed_at)
  return timingOf({ dueAt: seconds(deadline_at), answeredAt, stoppedSince: null }, now)
}
