/** How a change of the calendar moves open deadlines. Decision 0146. */
import { endOfDay } from '../../platform/calendar/calendar.ts'
import { day } from '../../platform/calendar/days.ts'
import { recountDeadline, type WorkingCalendar } from '../../platform/calendar/working-calendar.ts'
import type { OpenAssignment, OpenMessage } from './store.ts'

/** The calendars that have counted deadlines, and the one that counts them now. */
export interface Calendars {
  readonly former: ReadonlyMap<number, WorkingCalendar>
  readonly to: WorkingCalendar
}

/** Returns the function that counts a deadline of a record again. */
export function recounting(
  { former, to }: Calendars,
  { start, deadline_calendar }: Pick<OpenMessage, 'start' | 'deadline_calendar'>
): (deadline: Date) => Date {
  const from = former.get(deadline_calendar)
  return deadline => (from ? recountDeadline(deadline, start, { from, to }) : deadline)
}

/** The deadlines of an assignment after the change. */
export interface RecountedAssignment {
  readonly assignment: OpenAssignment
  readonly deadline: Date
  readonly acceptBy: Date | null
}

/**
 * Counts the deadlines of the open assignments of one message again, in the order in which they were given. A day that
 * somebody chose stays. Each deadline remains before that of its giver.
 * @param limit the message's deadline after the change; null if it has none
 */
export function recountAssignments(
  assignments: readonly OpenAssignment[],
  limit: Date | null,
  calendars: Calendars,
  now: Date
): RecountedAssignment[] {
  const deadlines = new Map<number, Date>()
  return assignments.map(assignment => {
    const recount = recounting(calendars, assignment)
    const { tpid, parent_tpid, deadline_at, accept_by, deadline_counted } = assignment
    const counted = deadline_counted ? recount(deadline_at) : deadline_at
    const deadline = earlier(counted, (parent_tpid !== null && deadlines.get(parent_tpid)) || limit, now)
    deadlines.set(tpid, deadline)
    return { assignment, deadline, acceptBy: accept_by && recount(accept_by) }
  })
}

/** Returns the deadline, or the end of the day before the giver's own one if it would not be earlier. */
function earlier(deadline: Date, limit: Date | null, now: Date): Date {
  if (!limit || limit <= now || deadline < limit) return deadline
  const before = endOfDay(new Date(limit.getTime() - day))
  return before > now ? before : deadline
}

/** Tells whether a change moves an assignment. */
export const isMoved = ({ assignment, deadline, acceptBy }: RecountedAssignment): boolean =>
  deadline.getTime() !== assignment.deadline_at.getTime() ||
  acceptBy?.getTime() !== assignment.accept_by?.getTime()
