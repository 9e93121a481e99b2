import type { Trx } from '../../platform/database/open.ts'
import { updateRecounted } from './store.ts'

/** The deadlines of an assignment, and the calendar by which they are counted. */
export interface AssignmentDeadlines {
  readonly deadline_at: Date
  readonly accept_by: Date | null
  readonly deadline_calendar: number
}

/** Moves the deadlines of an assignment of a locked message because the calendar has changed. Decision 0146. */
export const recountAssignment = (trx: Trx, tpid: number, deadlines: AssignmentDeadlines): Promise<void> =>
  updateRecounted(trx, tpid, deadlines)
