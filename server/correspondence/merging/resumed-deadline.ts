import { addWorkingDays, workingDaysBetween } from '../../platform/calendar/calendar.ts'
import type { MergeRecord } from './store.ts'

/** The smallest number of working days that remain after a split. */
const leastDays = 2

/**
 * Returns the deadline of a message whose merge ends. The clock continues from where it stopped, with at least two
 * working days left. Null if there was no deadline. Domain 7.
 */
export function resumedDeadline(
  { deadline_at, merged_at }: Pick<MergeRecord, 'deadline_at' | 'merged_at'>,
  now: Date
): Date | null {
  if (deadline_at === null) return null
  const days = workingDaysBetween(merged_at, now)
  const moved = days > 0 ? addWorkingDays(deadline_at, days) : deadline_at
  const earliest = addWorkingDays(now, leastDays)
  return moved > earliest ? moved : earliest
}
