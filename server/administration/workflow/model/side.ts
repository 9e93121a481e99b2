import { approvals } from '@board/schemas/facts/approvals'
import type { Who } from './graph.ts'

/**
 * The side of a task: the own step of the people who applied, or a decision on it that they may not take. Decision
 * 0167.
 */
export type TaskSide = 'applicant' | 'decider'

/** Tells whether the task belongs to whoever started the process. */
export const isInitiators = ({ assignee }: Pick<Who, 'assignee'>): boolean =>
  assignee !== null && 'variable' in assignee && assignee.variable === 'initiator'

/** Returns the side of a task: what the drawing says, or else the rule of the process; null for one that is neither. */
export function sideFor(key: string, who: Who | null): TaskSide | null {
  if (!who) return null
  if (isInitiators(who)) return 'applicant'
  return (who.notApplicant ?? approvals.has(key)) ? 'decider' : null
}
