import type { Timing } from '@board/schemas/facts/timing'
import { workingDaysBetween } from '../../platform/calendar/calendar.ts'
import { seconds } from '../../platform/calendar/time.ts'

/** The facts of an answer and its deadline, in seconds. */
export interface TimingFacts {
  readonly dueAt: number
  readonly answeredAt: number | null
  readonly stoppedSince: number | null
}

const dateOf = (at: number) => new Date(at * 1000)

/** Returns the timing of an answer with its working days: those that are left, or those by which it is late. Domain 7. */
export function timingOf({ dueAt, answeredAt, stoppedSince }: TimingFacts, now: Date): Timing {
  const end = answeredAt ?? stoppedSince
  const late = lateDays(dueAt, end ?? seconds(now))
  const daysLeft = late === null && end === null ? workingDaysBetween(now, dateOf(dueAt)) : null
  return {
    dueAt,
    daysLeft,
    answeredAt,
    stoppedSince: answeredAt === null ? stoppedSince : null,
    lateDays: late
  }
}

/** Returns the number of working days after the deadline, at least one; null if `until` is in time. */
export function lateDays(dueAt: number, until: number): number | null {
  return until > dueAt ? Math.max(1, workingDaysBetween(dateOf(dueAt), dateOf(until))) : null
}
