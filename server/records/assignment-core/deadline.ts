import { addWorkingDays, workingDaysBetween } from '../../platform/calendar/calendar.ts'

/** The working days for an assignment if its giver has no deadline or is late. */
const withoutLimit = 3

/**
 * Returns the deadline of an assignment whose giver chooses none. It is at the end of a day, after two thirds of the
 * remaining working days. On the giver's last day it is after two thirds of the remaining time, to the minute. Domain
 * 3, 4.
 * @param limit the giver's own deadline
 */
export function assignmentDeadline(now: Date, limit: Date | null): Date {
  if (!limit || limit <= now) return addWorkingDays(now, withoutLimit)
  const end = addWorkingDays(now, Math.floor((workingDaysBetween(now, limit) * 2) / 3))
  if (end < limit) return end
  const minute = 60_000
  return new Date(Math.floor((now.getTime() + ((limit.getTime() - now.getTime()) * 2) / 3) / minute) * minute)
}
