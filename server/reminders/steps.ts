import { addWorkingDays } from '../calendar/calendar.ts'
import type { Between } from './store.ts'

const day = 86_400_000

/** Days after the last step that a deadline is still remembered, so that a job that was not run for a while makes up for it. */
const patience = 3

export interface Steps {
  /** Working days before a deadline. */
  readonly before: readonly number[]
  /** Calendar days after it; 0: as soon as it has passed. */
  readonly after: readonly number[]
}

/**
 * Which deadlines are reminded of now, and at which step: each deadline belongs to the nearest step that it has reached, so
 * that of several steps that were missed one is made up for.
 */
export function stepsAt({ before, after }: Steps, now: Date): Between[] {
  const ahead = [...new Set(before)].toSorted((a, b) => a - b)
  const behind = [...new Set(after)].toSorted((a, b) => b - a)
  const until = (days: number) => addWorkingDays(now, days)
  const since = (days: number) => new Date(now.getTime() - days * day)
  return [
    ...ahead.map((step, at) => ({ from: at === 0 ? now : until(ahead[at - 1] ?? 0), to: until(step), step })),
    ...behind.map((days, at) => ({
      from: since(at === 0 ? days + patience : (behind[at - 1] ?? 0)),
      to: since(days),
      step: -days
    }))
  ].filter(({ from, to }) => from < to)
}
