import { addWorkingDays, workingDaysBetween } from '../calendar/calendar.ts'

/** Working days for an assignment whose giver has no deadline, or is late. */
const withoutLimit = 3

/**
 * Returns by when an assignment is answered if its giver names no day: two thirds of the working days that are left, at the
 * end of that day. On the giver's last day it is two thirds of the time, to the minute. Domain 3, 4.
 * @param limit the giver's own deadline
 */
export function assignmentDeadline(now: Date, limit: Date | null): Date {
  if (!limit || limit <= now) return addWorkingDays(now, withoutLimit)
  const end = addWorkingDays(now, Math.floor((workingDaysBetween(now, limit) * 2) / 3))
  if (end < limit) return end
  const minute = 60_000
  return new Date(Math.floor((now.getTime() + ((limit.getTime() - now.getTime()) * 2) / 3) / minute) * minute)
}
