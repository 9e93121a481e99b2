import { moveDeadlines } from '../../correspondence/deadlines/move.ts'
import { job, noParams } from '../../platform/schedule/job.ts'

/** Moves open deadlines after a change of the calendar of working days. Decision 0146. */
export const deadlineMove = job({
  params: noParams,
  seconds: 6 * 3600,
  run: ({ deps: { database, clock }, signal }) => moveDeadlines({ db: database.db, clock, signal })
})
