import type { SiteParameters } from '../../directory/site/parameters.ts'
import { endOfDay } from '../../platform/calendar/calendar.ts'
import type { AssignmentRecord } from '../../records/assignment-core/record.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { explainDeadline, replyDeadline } from '../messages/promise/deadlines.ts'

const day = 86_400_000

/** The bounds of the deadline that a group may set for an assignment. */
export interface DeadlineBounds {
  /**
   * The deadline that the assignment's must precede: that of the giver's own assignment, or else that of the message;
   * null if both have passed or are missing.
   */
  readonly own: Date | null
  /**
   * The latest possible deadline: the last second of the day before `own`, or on that day itself the minute before
   * `own`.
   */
  readonly latest: Date
}

/**
 * Returns the bounds of an assignment's deadline. It must be before the giver's own deadline. If the giver has none or
 * is late, the bound is the usual time for an answer, counted from now. Domain 3, 4.
 * @param held the assignment by which the giver has the message; absent for the group of the message
 */
export function deadlineBounds(
  message: Pick<MessageRecord, 'state' | 'type_id' | 'priority_level' | 'deadline_at'>,
  held: Pick<AssignmentRecord, 'deadline_at'> | undefined,
  parameters: SiteParameters,
  now: Date
): DeadlineBounds {
  const own = [held?.deadline_at, message.deadline_at].find(one => one && one > now) ?? null
  if (own) {
    const before = endOfDay(new Date(own.getTime() - day))
    return { own, latest: before > now ? before : new Date(own.getTime() - 60_000) }
  }
  const { state, type_id, priority_level } = message
  const latest =
    state === 0 ? replyDeadline(now, type_id, priority_level, parameters) : explainDeadline(now, parameters)
  return { own, latest }
}
