import { addWorkingDays } from '../../platform/calendar/calendar.ts'
import type { Between } from './store.ts'

const day = 86_400_000

/**
 * The number of days after the last step for which a deadline is still considered. A job that did not run for some days
 * then catches up.
 */
const catchUpDays = 3

export interface Steps {
  /** Working days before a deadline. */
  readonly before: readonly number[]
  /** Calendar days after the deadline; 0: as soon as it has passed. */
  readonly after: readonly number[]
}

/**
 * Returns the ranges of deadlines to remind of now, each with its step. Each deadline belongs to the nearest step that
 * it has reached, so that only one of several missed steps is caught up.
 */
export function stepsAt({ before, after }: Steps, now: Date): Between[] {
  const ahead = [...new Set(before)].toSorted((a, b) => a - b)
  const behind = [...new Set(after)].toSorted((a, b) => b - a)
  const until = (days: number) => addWorkingDays(now, days)
  const since = (days: number) => new Date(now.getTime() - days * day)
  return [
    ...ahead.map((step, at) => ({ from: at === 0 ? now : until(ahead[at - 1] ?? 0), to: until(step), step })),
    ...behind.map((days, at) => ({
      from: since(at === 0 ? days + catchUpDays : (behind[at - 1] ?? 0)),
      to: since(days),
      step: -days
    }))
  ].filter(({ from, to }) => from < to)
}
